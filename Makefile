# Comptoir. The two commands to know: `make play` and `make test`.
# Needs Python 3.11 or newer and make. A C compiler and node are used when they are there.

VENV := .venv
BIN := $(VENV)/bin
# The environment's Python once it exists, else the first on this machine that is new enough.
PYTHON ?= $(or $(wildcard $(BIN)/python),$(shell for python in python3 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$python; break; }; done),\
	$(error Comptoir needs Python 3.11 or newer))
SET_UP := $(PYTHON) -m tools.set_up
# The compiled rules when they could be built, the interpreted ones otherwise.
FAST := PYTHONPATH=build/compiled

.DEFAULT_GOAL := help
.PHONY: help play test check format compile bench bench-bots bench-growth bench-pace bench-pocket bench-review bench-server soak shots docs pocket wheel constraints clean

help: ## what can be asked for
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 18

play: ## set up what playing needs and open the table; LAN=1: for the phones around, too
	@$(SET_UP) play
	@$(BIN)/python -m tools.play $(if $(LAN),--lan)

test: ## everything: types, lint, import law, rules on both builds, server, web, browser
	@$(PYTHON) -m tools.suite test

check: ## types, lint and the import law
	@$(PYTHON) -m tools.suite check

format: ## put the sources in their usual form
	@$(SET_UP) format
	@# What can be mended is mended first, so that the last step complains only about what is left.
	@$(BIN)/ruff check --quiet --fix-only && $(BIN)/ruff format --quiet && $(BIN)/ruff check --quiet

compile: ## the rules with mypyc, into build/compiled; GAME=cafe_race for one game only
	@$(SET_UP) compile
	@$(BIN)/python -m tools.native $(GAME)

bench: compile ## our speed against OpenSpiel's, written to bench/results; BEFORE=path: the rules beside those of that checkout
	@$(SET_UP) bench
	@$(BIN)/python -m $(if $(BEFORE),bench.beside $(BEFORE),bench)

bench-bots: compile ## how strong the bots are; an hour on two cores
	@$(SET_UP) bench
	@$(FAST) $(BIN)/python -m bench.bots $(PARTS)

bench-review: compile ## what the review's lines are worth; a quarter of an hour
	@$(SET_UP) bench
	@$(FAST) $(BIN)/python -m bench.review --expected
	@$(FAST) $(BIN)/python -m bench.review $(PARTS)

bench-server: ## how many live tables the server carries; BEFORE=path: what a choice costs beside that checkout
	@$(SET_UP) test
	@$(BIN)/python -m tools.native
	@$(FAST) $(BIN)/python -m $(if $(BEFORE),bench.choice_cost $(BEFORE),bench.soak_server_load)

bench-growth: ## what a table costs: memory, and several processes on one PostgreSQL; four minutes
	@$(SET_UP) test
	@$(BIN)/python -m tools.native
	@$(FAST) $(BIN)/python -m bench.growth

bench-pocket: pocket ## the house in the browser: weight, starts, memory, what its bots need
	@$(SET_UP) test
	@$(BIN)/python -m tools.native
	@$(FAST) $(BIN)/python -m bench.pocket

bench-pace: ## how long one waits at the table, before and now, in a browser; a quarter of an hour
	@$(SET_UP) test
	@$(BIN)/python -m tools.native
	@$(BIN)/python -m bench.pace

soak: ## the long tests: a million games, killed servers, every rule set by keyboard; PARTS=leaks for one, PARTS=floods/pings for a part of it
	@$(SET_UP) test
	@$(BIN)/python -m tools.native
	@$(BIN)/python -m tools.soak $(PARTS)

shots: ## pictures of every screen from real games, into shots/
	@$(SET_UP) test
	@$(BIN)/python -m tools.native
	@$(FAST) $(BIN)/python -m tests.web.shots

docs: ## the documentation as a site, into site/
	@$(SET_UP) docs
	@$(BIN)/zensical build

pocket: ## the house in the browser, compiled, as a folder for any web server, into build/pocket-site
	@$(PYTHON) -m tools.pocket

wheel: ## what is published, into dist/: one compiled, one pure
	@$(PYTHON) -m tools.pocket page
	@$(BIN)/python -m hatchling build -t wheel
	@COMPTOIR_PURE=1 $(BIN)/python -m hatchling build -t wheel

constraints: ## write down the newest versions that work, for every extra
	@$(PYTHON) -m tools.constraints

clean: ## forget what was built; .venv and node_modules stay
	@rm -rf build dist site shots .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis src/comptoir/server/static
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +
