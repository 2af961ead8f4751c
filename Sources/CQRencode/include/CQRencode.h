#ifndef CQRENCODE_H
#define CQRENCODE_H

#include <qrencode.h>

/// Whether libqrencode could be loaded: the others are called only then.
int supernews_qrencode_is_there(void);
/// `QRcode_encodeString8bit`.
QRcode *supernews_qrencode(const char *text, int version, QRecLevel level);
/// `QRcode_free`.
void supernews_qrencode_free(QRcode *code);

#endif
