/* Reads each file named into a tree with libxml2, and nothing more. */

#include <libxml/HTMLparser.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **names) {
  int options = HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET;
  for (int n = 1; n < count; n++) {
    FILE *file = fopen(names[n], "rb");
    if (!file || fseek(file, 0, SEEK_END)) return 1;
    long size = ftell(file);
    char *bytes = malloc(size + 1);
    rewind(file);
    if (!bytes || fread(bytes, 1, size, file) != (size_t)size) return 1;
    htmlDocPtr tree = htmlReadMemory(bytes, (int)size, names[n], NULL, options);
    if (!tree) return 1;
    xmlFreeDoc(tree);
    free(bytes);
    fclose(file);
  }
  return 0;
}
