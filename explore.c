#include <onirim.h>
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
int main(int c,char**v){onirim_game*g;char cfg[200];snprintf(cfg,200,"%s chance=host",v[1]);int s=onirim_game_new(&g,cfg,NULL);if(s){puts(onirim_status_name(s));return 1;}
static const char*z[]={"","hand","shared","row","doors","discard","limbo","pool","top","bottom","pending","goals","prem","reserve","towers","removed"};
char*t=c>2?strtok(v[2]," |"):NULL;
for(;;){ if(!t){ onirim_action a[512];int n=onirim_legal_actions(g,a,512);
 for(int k=1;k<16;k++)for(int i=0;i<2;i++){onirim_card cs[160];int m=onirim_cards(g,ONIRIM_HOST,k,i,cs,160);if(m<=0)continue;printf("%s%d:",z[k],i);for(int j=0;j<m;j++){char nm[200];if(onirim_card_name(cs[j],nm,200)<0)sprintf(nm,"0x%x",cs[j]);printf(" %s",nm);}puts("");}
 printf("outcome %d player %d ask %d to %d:",onirim_outcome(g),onirim_player(g),onirim_decision(g),onirim_number(g,ONIRIM_HOST,ONIRIM_NUMBER_TO,0));for(int i=0;i<n;i++){char b[200];onirim_action_format(a[i],b,200);printf(" %s",b);}puts("");return 0;}
 onirim_action a; char*e; long k=strtol(t,&e,10); if(e==t)k=1; int card=onirim_card_from_name(e);
 while(k-->0){ if(onirim_player(g)==ONIRIM_CHANCE) a=onirim_action_make(ONIRIM_VERB_DEAL,card,0,0); else if(onirim_action_parse(&a,e,NULL)){printf("bad %s\n",t);break;}
 s=onirim_apply(g,a); if(s){printf("at %s: %s\n",t,onirim_status_name(s));t=NULL;break;}}
 if(t)t=strtok(NULL," |");}
}
