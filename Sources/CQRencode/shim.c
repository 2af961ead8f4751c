#include "CQRencode.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

// libqrencode is loaded for the first code.
static struct {
  __typeof__(QRcode_encodeString8bit) *encode;
  __typeof__(QRcode_free) *free;
} qrencode;

static void load(void) {
#ifdef __APPLE__
  void *library = dlopen("libqrencode.4.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *library = dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL);
#endif
  if (!library) return;
  qrencode.free = (__typeof__(QRcode_free) *)dlsym(library, "QRcode_free");
  if (!qrencode.free) return;
  qrencode.encode = (__typeof__(QRcode_encodeString8bit) *)dlsym(library, "QRcode_encodeString8bit");
}

int supernews_qrencode_is_there(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return qrencode.encode != NULL;
}

QRcode *supernews_qrencode(const char *text, int version, QRecLevel level) {
  return qrencode.encode(text, version, level);
}

void supernews_qrencode_free(QRcode *code) {
  qrencode.free(code);
}
