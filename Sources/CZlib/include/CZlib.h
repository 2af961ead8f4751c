#ifndef CZLIB_H
#define CZLIB_H

#include <zlib.h>

/// Calls inflateInit2, which is a macro.
int supernews_inflate_begin(z_stream *stream, int window_bits);

#endif
