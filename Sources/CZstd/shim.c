#include "CZstd.h"

#include <dlfcn.h>
#include <pthread.h>

// The declarations of zstd.h (1.5), so that its headers are not needed for building.
static struct {
  int is_loaded;
  size_t (*compress)(void *, size_t, const void *, size_t, int);
  size_t (*bound)(size_t);
  size_t (*decompress)(void *, size_t, const void *, size_t);
  unsigned long long (*content_size)(const void *, size_t);
  unsigned (*is_error)(size_t);
} zstd;

static int is_there(void) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&lock);
  if (!zstd.is_loaded) {
#ifdef __APPLE__
    void *library = dlopen("libzstd.1.dylib", RTLD_NOW | RTLD_LOCAL);
#else
    void *library = dlopen("libzstd.so.1", RTLD_NOW | RTLD_LOCAL);
#endif
    if (library) {
      zstd.compress = (size_t (*)(void *, size_t, const void *, size_t, int))dlsym(library, "ZSTD_compress");
      zstd.bound = (size_t (*)(size_t))dlsym(library, "ZSTD_compressBound");
      zstd.decompress = (size_t (*)(void *, size_t, const void *, size_t))dlsym(library, "ZSTD_decompress");
      zstd.content_size = (unsigned long long (*)(const void *, size_t))dlsym(library, "ZSTD_getFrameContentSize");
      zstd.is_error = (unsigned (*)(size_t))dlsym(library, "ZSTD_isError");
      zstd.is_loaded = zstd.compress && zstd.bound && zstd.decompress && zstd.content_size && zstd.is_error;
    }
  }
  pthread_mutex_unlock(&lock);
  return zstd.is_loaded;
}

size_t supernews_zstd_bound(size_t count) {
  return is_there() ? zstd.bound(count) : 0;
}

size_t supernews_zstd_compress(void *to, size_t room, const void *from, size_t count) {
  if (!is_there()) return 0;
  size_t size = zstd.compress(to, room, from, count, 3);
  return zstd.is_error(size) ? 0 : size;
}

unsigned long long supernews_zstd_size(const void *from, size_t count) {
  if (!is_there()) return 0;
  unsigned long long size = zstd.content_size(from, count);
  // The two highest values stand for an unknown size and an error.
  return size >= (unsigned long long)-2 ? 0 : size;
}

size_t supernews_zstd_decompress(void *to, size_t room, const void *from, size_t count) {
  if (!is_there()) return 0;
  size_t size = zstd.decompress(to, room, from, count);
  return zstd.is_error(size) ? 0 : size;
}
