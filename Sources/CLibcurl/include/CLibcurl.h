#ifndef CLIBCURL_H
#define CLIBCURL_H

#include <curl/curl.h>

// libcurl's option and info functions are variadic, which Swift cannot call:
// one typed function for each kind of value that supernews passes.

CURLcode supernews_easy_set_long(CURL *easy, CURLoption option, long value);
CURLcode supernews_easy_set_text(CURL *easy, CURLoption option, const char *value);
CURLcode supernews_easy_set_pointer(CURL *easy, CURLoption option, void *value);
CURLcode supernews_easy_set_list(CURL *easy, CURLoption option, struct curl_slist *value);
CURLcode supernews_easy_set_write(CURL *easy, curl_write_callback callback);
CURLcode supernews_easy_set_open_socket(CURL *easy, curl_opensocket_callback callback);
CURLcode supernews_easy_set_before_request(CURL *easy, curl_prereq_callback callback);
CURLcode supernews_easy_get_long(CURL *easy, CURLINFO info, long *value);
CURLcode supernews_easy_get_text(CURL *easy, CURLINFO info, const char **value);
CURLMcode supernews_multi_set_long(CURLM *multi, CURLMoption option, long value);
/// The result of a finished transfer, which CURLMsg keeps in a union.
CURLcode supernews_message_result(const CURLMsg *message);

#endif
