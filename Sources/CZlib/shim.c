#include "CZlib.h"

int supernews_inflate_begin(z_stream *stream, int window_bits) {
  return inflateInit2(stream, window_bits);
}
