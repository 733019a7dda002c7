# How the table in the browser is built; part of the Makefile.

web: wasm
	cd examples/javascript && npm run --silent prepack
	cd examples/web && npm ci --silent && npx tsc && node build.js \
	    $(abspath $(BUILD)/web) $(abspath $(BUILD)/onirim.html)
