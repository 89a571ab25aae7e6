# Topset. `make run` starts it, `make test` tests it, `make check` holds everything that a change must hold.
# Everything built lies in .build* and may be deleted at any time.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

PORT ?= 8080
SITE := .build-web/site
PYTEST := .build-venv/bin/python -B -m pytest -p no:cacheprovider
# Two at a time: clients that are slow on purpose wait half of their time, and a browser waits for frames. A file of hostile
# clients stays in one process, where its tests share a server; each test of the browser has its own (decision 66).
HOSTILE := timeout 900 $(PYTEST) --numprocesses 2 --dist loadscope Tests/Hostile
BROWSER := timeout 1800 $(PYTEST) --numprocesses 2 --dist worksteal Tests/Browser

.PHONY: help run test hostile fuzz size check core web release bench format gates

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | sort | while IFS=$$'\t' read -r name what; do printf '  make %-9s %s\n' "$$name" "$$what"; done

run: ## build and serve Topset (PORT=8080)
	@echo "[1/4] tools and libraries"
	@scripts/bootstrap build web
	@echo "[2/4] the web app (a minute or two the first time)"
	@scripts/build-web
	@echo "[3/4] the server (a few minutes the first time)"
	@swift build --product topset
	@echo "[4/4] starting"
	@exec .build/debug/topset serve --web $(SITE) --port $(PORT)

test: ## all tests: Swift, then the browser, then hostile clients
	@scripts/bootstrap
	@echo "[1/4] the web app, the server and its tests"
	@scripts/build-tests
	@echo "[2/4] Swift tests"
	@scripts/test-swift
	@echo "[3/4] browser tests"
	@$(BROWSER)
	@echo "[4/4] hostile clients"
	@$(HOSTILE)

hostile: ## the server alone, against those who mean it ill: slow, damaged, another's (a few minutes)
	@scripts/bootstrap build hostile
	@swift build --product topset
	@$(HOSTILE)

fuzz: ## the readers of files, against what a fuzzer thinks of (an hour)
	@scripts/bootstrap build
	@scripts/fuzz

core: ## quick loop: build and test the targets without outside packages
	@TOPSET_CORE=1 swift test --scratch-path .build-core

web: ## the web app alone, into .build-web/site
	@scripts/bootstrap web
	@scripts/build-web

release: ## the optimised binary and the web app
	@scripts/bootstrap build web
	@scripts/build-web
	@swift build -c release --product topset
	@echo "release: .build/release/topset, web app in $(SITE)"

bench: ## the benchmarks, a package of their own
	@swift run -c release --package-path Benchmarks --scratch-path .build-bench Engine
	@swift run -c release --package-path Benchmarks --scratch-path .build-bench Growth
	@scripts/bench-http

format: ## format all Swift files
	@find Package.swift Sources Tests Documentation $(wildcard Benchmarks) -name '*.swift' -not -path '*/.build*/*' -print0 | xargs -0 swift format format --in-place --parallel

# The gates that need no build, cheapest first. Those of our own making show first that they can fail. That the targets for the
# browser are embedded-clean is held by the build of the web app; scripts/check-embedded says so sooner.
gates:
	@scripts/bootstrap
	@echo "[gate] imports"
	@scripts/check-imports --self-test
	@scripts/check-imports
	@echo "[gate] documentation of the engine"
	@scripts/check-docs --self-test
	@scripts/check-docs
	@echo "[gate] format"
	@scripts/check-format
	@scripts/check-lists --self-test

size: ## where the bytes of the web app are (two minutes)
	@scripts/bootstrap web
	@scripts/size

check: gates test ## every gate, then every test, then the size of the web app: what CI runs
	@echo "[gate] size of the web app"
	@scripts/check-size --self-test
	@scripts/check-size
