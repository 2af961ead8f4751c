#ifndef CZSTD_H
#define CZSTD_H

#include <stddef.h>

// libzstd, loaded on first use: most sessions neither write nor read a text.

/// The greatest size that `count` bytes can have when compressed; 0 if libzstd is not installed.
size_t supernews_zstd_bound(size_t count);

/// Compresses bytes.
///
/// Returns the size, or 0 after a failure.
size_t supernews_zstd_compress(void *to, size_t room, const void *from, size_t count);

/// The size that a frame states for its content; 0 if it states none, is not a frame, or libzstd is not installed.
unsigned long long supernews_zstd_size(const void *from, size_t count);

/// Decompresses one frame.
///
/// Returns the size, or 0 after a failure.
size_t supernews_zstd_decompress(void *to, size_t room, const void *from, size_t count);

#endif
