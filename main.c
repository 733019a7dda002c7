#include <check.h>
#include <stdlib.h>
#include <string.h>
#include "/tmp/steps/tests/rules/rules.h"
int main(int argc, char **argv)
{
	SRunner *r = srunner_create(NULL);
	const char *w = argc > 1 ? argv[1] : "apbtdg";
	if (strchr(w, 'a')) srunner_add_suite(r, rules_alone_suite());
	if (strchr(w, 'p')) srunner_add_suite(r, rules_pair_suite());
#ifdef BOOK
	if (strchr(w, 'b')) srunner_add_suite(r, rules_book_suite());
#endif
#ifdef TOWERS
	if (strchr(w, 't')) srunner_add_suite(r, rules_towers_suite());
#endif
#ifdef DREAMS
	if (strchr(w, 'd')) srunner_add_suite(r, rules_dreams_suite());
#endif
#ifdef TOGETHER
	if (strchr(w, 'g')) srunner_add_suite(r, rules_together_suite());
#endif
	srunner_run_all(r, CK_NORMAL);
	return srunner_ntests_failed(r) != 0;
}
