# The same small program in several languages; part of the Makefile.  Those for
# which a C or C++ compiler is not enough are built by tests/hosts.sh.

CXXFLAGS ?= $(CFLAGS)
CXX_WARNINGS := -Wall -Wextra -Wpedantic -Wconversion -Wold-style-cast -Wshadow

# Both compilers have to be for one machine.
CXX_TARGET := $(shell $(CXX) -dumpmachine 2>/dev/null)

.PHONY: without_cxx
examples: $(BUILD)/host \
	$(if $(filter $(TARGET),$(CXX_TARGET)),$(BUILD)/host_cpp,without_cxx)

without_cxx:
	@echo 'examples: host.cpp is left out, as CXX is not for $(TARGET)'

$(BUILD)/host: examples/hosts/host.c $(STATIC) $(APP_HEADERS)
	$(APP_CC) -o $@ $< $(STATIC) $(LDLIBS)

$(BUILD)/host_cpp: examples/hosts/host.cpp $(STATIC) $(APP_HEADERS) \
	include/onirim.hpp
	$(CXX) -std=c++17 $(CXX_WARNINGS) -Iinclude $(CPPFLAGS) $(CXXFLAGS) \
	    $(LDFLAGS) -o $@ $< $(STATIC) $(LDLIBS)
