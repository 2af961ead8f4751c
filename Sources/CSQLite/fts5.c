#include "CSQLite.h"
#include "CWords.h"
#include <string.h>
static int create(void *c, const char **a, int n, Fts5Tokenizer **o){ *o=(Fts5Tokenizer*)1; return 0; }
static void del(Fts5Tokenizer *t){}
struct ctx { void *c; int (*x)(void*,int,const char*,int,int,int); };
static int take(void *v,const char*w,int l,int s,int e){ struct ctx*c=v; return c->x(c->c,0,w,l,s,e); }
static int tok(Fts5Tokenizer *t, void *c, int f, const char *p, int n, int (*x)(void*,int,const char*,int,int,int)){ struct ctx k={c,x}; return supernews_words(p,n,(f&FTS5_TOKENIZE_QUERY)!=0,&k,take); }
int supernews_register_fts5(sqlite3 *db){ fts5_api *api=0; sqlite3_stmt*s=0; int rc=sqlite3_prepare_v2(db,"SELECT fts5(?1)",-1,&s,0); if(rc) return rc; sqlite3_bind_pointer(s,1,&api,"fts5_api_ptr",0); sqlite3_step(s); sqlite3_finalize(s); if(!api) return 1; fts5_tokenizer t={create,del,tok}; return api->xCreateTokenizer(api,"supernews",0,&t,0); }
