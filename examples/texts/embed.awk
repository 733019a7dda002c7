# embed.awk - makes a C file of texts: awk -f embed.awk FILE... > texts.c
#
# A text becomes an array of its blocks, which are titles, paragraphs and
# points, each in one line.

function end_block() {
	if (in_block)
		print ","
	in_block = 0
}

function end_text() {
	end_block()
	if (count > 0)
		print "\tNULL\n};\n"
}

BEGIN {
	print "/* texts.c - made by embed.awk. */"
	print "#include <stddef.h>\n\n#include \"texts.h\"\n"
}

FNR == 1 {
	end_text()
	names[++count] = FILENAME
	print "static const char *const text_" count "[] = {"
}

/^$/ { end_block(); next }
after_title || /^[=#-] / { end_block() }

{
	after_title = /^[=#] /
	gsub(/[\\"]/, "\\\\&")
	printf "%s%s\"", in_block ? "\n\t    \" " : "\t\"", $0
	in_block = 1
}

END {
	end_text()
	print "const struct text texts[] = {"
	for (i = 1; i <= count; i++) {
		sub(/^.*texts\//, "", names[i])
		sub(/\.txt$/, "", names[i])
		print "\t{ \"" names[i] "\", text_" i " },"
	}
	print "\t{ NULL, NULL }\n};"
}
