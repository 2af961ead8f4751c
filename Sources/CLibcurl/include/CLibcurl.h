#ifndef CLIBCURL_H
#define CLIBCURL_H

// Only types and constants are used from here. These functions are not linked; call those below instead.
#include <curl/curl.h>
#include <stdint.h>

/// Loads libcurl if necessary, and returns whether it is installed with all functions used here.
///
/// If it is missing, it is looked for again the next time. The functions below load it as well; without it they return
/// NULL or an error, and do nothing else.
int supernews_curl_is_loaded(void);

// libcurl's functions, each under its own name behind `supernews_`.

CURL *supernews_curl_easy_init(void);
void supernews_curl_easy_cleanup(CURL *easy);
const char *supernews_curl_easy_strerror(CURLcode code);
CURLHcode supernews_curl_easy_header(
  CURL *easy, const char *name, size_t index, unsigned int origin, int request, struct curl_header **header);

CURLM *supernews_curl_multi_init(void);
CURLMcode supernews_curl_multi_cleanup(CURLM *multi);
CURLMcode supernews_curl_multi_add_handle(CURLM *multi, CURL *easy);
CURLMcode supernews_curl_multi_remove_handle(CURLM *multi, CURL *easy);
CURLMcode supernews_curl_multi_perform(CURLM *multi, int *running);
CURLMcode supernews_curl_multi_poll(
  CURLM *multi, struct curl_waitfd *others, unsigned int count, int milliseconds, int *ready);
CURLMcode supernews_curl_multi_wakeup(CURLM *multi);
CURLMsg *supernews_curl_multi_info_read(CURLM *multi, int *left);
const char *supernews_curl_multi_strerror(CURLMcode code);

struct curl_slist *supernews_curl_slist_append(struct curl_slist *list, const char *text);
void supernews_curl_slist_free_all(struct curl_slist *list);

CURLU *supernews_curl_url(void);
void supernews_curl_url_cleanup(CURLU *url);
CURLUcode supernews_curl_url_get(CURLU *url, CURLUPart part, char **text, unsigned int flags);
CURLUcode supernews_curl_url_set(CURLU *url, CURLUPart part, const char *text, unsigned int flags);

time_t supernews_curl_getdate(const char *text, const time_t *unused);
void supernews_curl_free(void *memory);

// libcurl's option and info functions are variadic, which Swift cannot call, so there is a typed function for each kind
// of value.

CURLcode supernews_easy_set_long(CURL *easy, CURLoption option, long value);
CURLcode supernews_easy_set_text(CURL *easy, CURLoption option, const char *value);
CURLcode supernews_easy_set_pointer(CURL *easy, CURLoption option, void *value);
CURLcode supernews_easy_set_list(CURL *easy, CURLoption option, struct curl_slist *value);
CURLcode supernews_easy_set_write(CURL *easy, curl_write_callback callback);
CURLcode supernews_easy_set_header(CURL *easy, curl_write_callback callback);
CURLcode supernews_easy_set_open_socket(CURL *easy, curl_opensocket_callback callback);
CURLcode supernews_easy_set_close_socket(CURL *easy, curl_closesocket_callback callback);
CURLcode supernews_easy_set_before_request(CURL *easy, curl_prereq_callback callback);
CURLcode supernews_easy_get_long(CURL *easy, CURLINFO info, long *value);
CURLcode supernews_easy_get_text(CURL *easy, CURLINFO info, const char **value);
CURLMcode supernews_multi_set_long(CURLM *multi, CURLMoption option, long value);
/// The bytes that a TCP socket has received; 0 if the system does not know.
uint64_t supernews_received_bytes(int socket);
/// The result of a finished transfer, which CURLMsg keeps in a union.
CURLcode supernews_message_result(const CURLMsg *message);

#endif
