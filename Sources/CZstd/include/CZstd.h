#ifndef CZSTD_H
#define CZSTD_H

#include <stddef.h>

// libzstd, opened at first use: most runs neither write nor read a text.

/// The greatest size that `count` bytes can have when compressed; 0 if libzstd is not there.
size_t supernews_zstd_bound(size_t count);

/// Compresses bytes.
///
/// Returns the size, or 0 after a failure.
size_t supernews_zstd_compress(void *to, size_t room, const void *from, size_t count);

/// The size that a frame states for its content; 0 if it states none, is no frame, or libzstd is not there.
unsigned long long supernews_zstd_size(const void *from, size_t count);

/// Decompresses one frame.
///
/// Returns the size, or 0 after a failure.
size_t supernews_zstd_decompress(void *to, size_t room, const void *from, size_t count);

#endif
