// libcurl's type-checking macros do not work with calls through pointers.
#define CURL_DISABLE_TYPECHECK
#include "CLibcurl.h"

#include <dlfcn.h>
#ifdef __linux__
#include <linux/tcp.h>
#endif
#include <netinet/in.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

// libcurl is loaded on first use, because it loads thirty other libraries that showing a prompt does not need.
#define FUNCTIONS(F) \
  F(curl_easy_cleanup) \
  F(curl_easy_getinfo) \
  F(curl_easy_header) \
  F(curl_easy_init) \
  F(curl_easy_setopt) \
  F(curl_easy_strerror) \
  F(curl_free) \
  F(curl_getdate) \
  F(curl_global_init) \
  F(curl_multi_add_handle) \
  F(curl_multi_cleanup) \
  F(curl_multi_info_read) \
  F(curl_multi_init) \
  F(curl_multi_perform) \
  F(curl_multi_poll) \
  F(curl_multi_remove_handle) \
  F(curl_multi_setopt) \
  F(curl_multi_strerror) \
  F(curl_multi_wakeup) \
  F(curl_slist_append) \
  F(curl_slist_free_all) \
  F(curl_url) \
  F(curl_url_cleanup) \
  F(curl_url_get) \
  F(curl_url_set)

static struct {
#define POINTER(name) __typeof__(name) *name;
  FUNCTIONS(POINTER)
#undef POINTER
} curl;

/// Set once the pointers above are set; they never change afterwards.
static atomic_bool is_loaded;

static void load(void) {
  // Lazy: most functions of the libraries that it needs are never called, and finding all of them takes time.
#ifdef __APPLE__
  void *library = dlopen("libcurl.4.dylib", RTLD_LAZY | RTLD_LOCAL);
#else
  void *library = dlopen("libcurl.so.4", RTLD_LAZY | RTLD_LOCAL);
#endif
  if (!library) return;
  int is_whole = 1;
#define FIND(name) is_whole &= (curl.name = (__typeof__(name) *)dlsym(library, #name)) != NULL;
  FUNCTIONS(FIND)
#undef FIND
  // Called once, before other threads use libcurl.
  if (!is_whole || curl.curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) return;
  atomic_store_explicit(&is_loaded, 1, memory_order_release);
}

static int is_there(void) {
  if (atomic_load_explicit(&is_loaded, memory_order_acquire)) return 1;
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  // Tried again after a failure, for example if no descriptors were left.
  pthread_mutex_lock(&lock);
  if (!atomic_load_explicit(&is_loaded, memory_order_relaxed)) load();
  int is_there = atomic_load_explicit(&is_loaded, memory_order_relaxed);
  pthread_mutex_unlock(&lock);
  return is_there;
}

int supernews_curl_is_loaded(void) {
  return is_there();
}

CURL *supernews_curl_easy_init(void) {
  return is_there() ? curl.curl_easy_init() : NULL;
}

void supernews_curl_easy_cleanup(CURL *easy) {
  if (is_there()) curl.curl_easy_cleanup(easy);
}

const char *supernews_curl_easy_strerror(CURLcode code) {
  return is_there() ? curl.curl_easy_strerror(code) : "libcurl is not loaded";
}

CURLHcode supernews_curl_easy_header(
  CURL *easy, const char *name, size_t index, unsigned int origin, int request, struct curl_header **header) {
  return is_there() ? curl.curl_easy_header(easy, name, index, origin, request, header) : CURLHE_NOT_BUILT_IN;
}

CURLM *supernews_curl_multi_init(void) {
  return is_there() ? curl.curl_multi_init() : NULL;
}

CURLMcode supernews_curl_multi_cleanup(CURLM *multi) {
  return is_there() ? curl.curl_multi_cleanup(multi) : CURLM_BAD_HANDLE;
}

CURLMcode supernews_curl_multi_add_handle(CURLM *multi, CURL *easy) {
  return is_there() ? curl.curl_multi_add_handle(multi, easy) : CURLM_BAD_HANDLE;
}

CURLMcode supernews_curl_multi_remove_handle(CURLM *multi, CURL *easy) {
  return is_there() ? curl.curl_multi_remove_handle(multi, easy) : CURLM_BAD_HANDLE;
}

CURLMcode supernews_curl_multi_perform(CURLM *multi, int *running) {
  return is_there() ? curl.curl_multi_perform(multi, running) : CURLM_BAD_HANDLE;
}

CURLMcode supernews_curl_multi_poll(
  CURLM *multi, struct curl_waitfd *others, unsigned int count, int milliseconds, int *ready) {
  return is_there() ? curl.curl_multi_poll(multi, others, count, milliseconds, ready) : CURLM_BAD_HANDLE;
}

CURLMcode supernews_curl_multi_wakeup(CURLM *multi) {
  return is_there() ? curl.curl_multi_wakeup(multi) : CURLM_BAD_HANDLE;
}

CURLMsg *supernews_curl_multi_info_read(CURLM *multi, int *left) {
  return is_there() ? curl.curl_multi_info_read(multi, left) : NULL;
}

const char *supernews_curl_multi_strerror(CURLMcode code) {
  return is_there() ? curl.curl_multi_strerror(code) : "libcurl is not loaded";
}

struct curl_slist *supernews_curl_slist_append(struct curl_slist *list, const char *text) {
  return is_there() ? curl.curl_slist_append(list, text) : NULL;
}

void supernews_curl_slist_free_all(struct curl_slist *list) {
  if (is_there()) curl.curl_slist_free_all(list);
}

CURLU *supernews_curl_url(void) {
  return is_there() ? curl.curl_url() : NULL;
}

void supernews_curl_url_cleanup(CURLU *url) {
  if (is_there()) curl.curl_url_cleanup(url);
}

CURLUcode supernews_curl_url_get(CURLU *url, CURLUPart part, char **text, unsigned int flags) {
  return is_there() ? curl.curl_url_get(url, part, text, flags) : CURLUE_BAD_HANDLE;
}

CURLUcode supernews_curl_url_set(CURLU *url, CURLUPart part, const char *text, unsigned int flags) {
  return is_there() ? curl.curl_url_set(url, part, text, flags) : CURLUE_BAD_HANDLE;
}

time_t supernews_curl_getdate(const char *text, const time_t *unused) {
  return is_there() ? curl.curl_getdate(text, unused) : -1;
}

void supernews_curl_free(void *memory) {
  if (is_there()) curl.curl_free(memory);
}

/// All option functions fail in the same way if libcurl is missing.
#define SET(easy, option, value) (is_there() ? curl.curl_easy_setopt(easy, option, value) : CURLE_FAILED_INIT)

CURLcode supernews_easy_set_long(CURL *easy, CURLoption option, long value) {
  return SET(easy, option, value);
}

CURLcode supernews_easy_set_text(CURL *easy, CURLoption option, const char *value) {
  return SET(easy, option, value);
}

CURLcode supernews_easy_set_pointer(CURL *easy, CURLoption option, void *value) {
  return SET(easy, option, value);
}

CURLcode supernews_easy_set_list(CURL *easy, CURLoption option, struct curl_slist *value) {
  return SET(easy, option, value);
}

CURLcode supernews_easy_set_write(CURL *easy, curl_write_callback callback) {
  return SET(easy, CURLOPT_WRITEFUNCTION, callback);
}

CURLcode supernews_easy_set_header(CURL *easy, curl_write_callback callback) {
  return SET(easy, CURLOPT_HEADERFUNCTION, callback);
}

CURLcode supernews_easy_set_open_socket(CURL *easy, curl_opensocket_callback callback) {
  return SET(easy, CURLOPT_OPENSOCKETFUNCTION, callback);
}

CURLcode supernews_easy_set_close_socket(CURL *easy, curl_closesocket_callback callback) {
  return SET(easy, CURLOPT_CLOSESOCKETFUNCTION, callback);
}

CURLcode supernews_easy_set_before_request(CURL *easy, curl_prereq_callback callback) {
  return SET(easy, CURLOPT_PREREQFUNCTION, callback);
}

CURLcode supernews_easy_get_long(CURL *easy, CURLINFO info, long *value) {
  return is_there() ? curl.curl_easy_getinfo(easy, info, value) : CURLE_FAILED_INIT;
}

CURLcode supernews_easy_get_text(CURL *easy, CURLINFO info, const char **value) {
  return is_there() ? curl.curl_easy_getinfo(easy, info, value) : CURLE_FAILED_INIT;
}

CURLMcode supernews_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return is_there() ? curl.curl_multi_setopt(multi, option, value) : CURLM_BAD_HANDLE;
}

uint64_t supernews_received_bytes(int socket) {
#ifdef __linux__
  // That of <netinet/tcp.h> lacks the number.
  struct tcp_info info = {0};
  socklen_t length = sizeof info;
  return getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &length) == 0 ? info.tcpi_bytes_received : 0;
#else
  return 0;
#endif
}

CURLcode supernews_message_result(const CURLMsg *message) {
  return message->data.result;
}
