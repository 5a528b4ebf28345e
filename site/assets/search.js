// Search of a site made by Zoetrope: an enhancement of the link to the page of all names.
//
// The index is static, beside the page that the link leads to: `index.json` names the first word of each file in `words/`.
// A query loads the files of its longest words, and compares all of its words with the names in them.
(() => {
  'use strict';
  const link = document.querySelector('a.search-link');
  const script = document.currentScript;
  // From a disk nothing can be loaded, and the link leads to the page.
  if (!link || !script || location.protocol === 'file:' || !window.HTMLDialogElement) return;
  const root = new URL('../', script.src);
  // The texts are the template's, which a site may translate.
  const words = { results: '# results', one: '1 result', none: 'Nothing found', hint: '', close: 'Close', ...link.dataset };
  const LIMIT = { query: 100, words: 8, word: 32, files: 3, shown: 30, group: 8 };

  // Text: words are found as `SearchWords` made them.

  const ideographs = /[\u2E80-\uABFF\uF900-\uFAFF]/g;
  const strokes = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't' };
  const fold = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC')
    .replace(/[øłđħŧ]/g, letter => strokes[letter]);
  const runs = text => text.replace(ideographs, ' $& ').match(/[\p{L}\p{N}\p{M}]+/gu) || [];
  const parts = run => run.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2').split(' ');
  const wordsOf = text => {
    const found = new Set();
    for (const run of runs(text)) {
      found.add(fold(run));
      for (const part of parts(run)) if (part.length > 1) found.add(fold(part));
    }
    return [...found];
  };

  /** The number of typing mistakes between a word and the start of another, or more than `most`. */
  const mistakes = (word, other, most) => {
    const end = Math.min(other.length, word.length + most);
    if (end < word.length - most) return most + 1;
    let before = [], last = [...Array(end + 1).keys()];
    for (let i = 1; i <= word.length; i++) {
      const row = [i];
      let least = i;
      for (let j = 1; j <= end; j++) {
        const cost = word[i - 1] === other[j - 1] ? 0 : 1;
        row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost);
        if (i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1]) {
          row[j] = Math.min(row[j], before[j - 2] + 1);
        }
        least = Math.min(least, row[j]);
      }
      if (least > most) return most + 1;
      [before, last] = [last, row];
    }
    return Math.min(...last.slice(Math.max(word.length - most, 0)));
  };

  /** How well a word of a query fits the words of a name: 0 if it does not. */
  const fit = ({ word, most }, names) => {
    let best = 0;
    for (const name of names) {
      if (name === word) return 10;
      if (name.startsWith(word)) best = 7;
      else if (best < 4 && most) best = Math.max(best, most + 1 - mistakes(word, name, most));
    }
    return best;
  };

  // The index

  let start;
  const files = new Map();
  const load = async (path, options) => {
    const answer = await fetch(new URL(path, link.href), options);
    if (!answer.ok) throw new Error(path);
    return answer.json();
  };
  const begin = () => start ||= load('index.json', { cache: 'no-cache' });

  const nameOf = first => first === '' ? '-'
    : [...first].map(c => /[a-z0-9]/.test(c) ? c : `-${c.charCodeAt(0).toString(16)}-`).join('');
  const read = async first => {
    const { version } = await begin();
    if (!files.has(first)) {
      files.set(first, load(`words/${nameOf(first)}.json?v=${version}`).then(({ places, names }) => names.map(
        ([place, group, name, id = name]) => {
          const [page, context] = places[place];
          const address = id ? `${page}#${encodeURIComponent(id)}` : page;
          return { group, name, address, context, words: wordsOf(name), around: wordsOf(context) };
        })));
    }
    return files.get(first);
  };

  /** The files that may have a word: that of its place, and the next if it is the start of others, or has mistakes. */
  const filesOf = (word, starts, most, isWide) => {
    let place = starts.findIndex(first => first > word);
    if (place < 0) place = starts.length;
    const found = starts.slice(Math.max(place - 1, 0), place);
    while (found.length < most && place < starts.length && starts[place].startsWith(word)) found.push(starts[place++]);
    while (isWide && found.length < LIMIT.files && starts[place]?.startsWith(word.slice(0, 3))) found.push(starts[place++]);
    return found;
  };

  const entriesFor = async (query, isWide) => {
    const { starts } = await begin();
    const chosen = new Set();
    for (const word of [...query].sort((a, b) => b.length - a.length)) {
      for (const first of filesOf(word, starts, query.length > 1 && word.length > 2 ? 1 : 2, isWide)) {
        if (chosen.size < LIMIT.files) chosen.add(first);
      }
    }
    const lists = await Promise.all([...chosen].map(read));
    return new Map(lists.flat().map(entry => [entry.address + ' ' + entry.name, entry])).values();
  };

  /** How well an entry fits a query: 0 if it lacks a word, or most of the letters where parts suffice. */
  const score = (entry, query, text, isPart) => {
    let sum = 0, named = false, letters = 0, missing = 0;
    for (const word of query) {
      const own = fit(word, entry.words);
      const around = own ? 0 : fit(word, entry.around) / 4;
      if (!own && !around && !isPart) return 0;
      letters += word.word.length;
      if (!own && !around) missing += word.word.length;
      named ||= own > 0;
      sum += own + around;
    }
    if (!named || missing * 2 > letters) return 0;
    sum *= 1 - missing / letters;
    const name = fold(entry.name);
    if (name === text) sum += 12;
    // A page whose title starts with the words comes before other names that are just these.
    else if (name.startsWith(text)) sum += entry.group === 0 && name[text.length] === ' ' ? 13 : 3;
    return sum + (entry.group === 1 ? 0 : 2) - Math.min(entry.name.length, 60) / 30;
  };

  /** The entries that have all words, or parts of them, best first. Mistakes count in words that nothing starts with. */
  const rank = (found, query, text, isPart) => {
    const entries = [...found];
    const words = query.map(word => {
      const isKnown = entries.some(entry => entry.words.some(name => name.startsWith(word)));
      return { word, most: isKnown || word.length < 4 ? 0 : word.length < 8 ? 1 : 2 };
    });
    return entries.map(entry => ({ entry, score: score(entry, words, text, isPart) }))
      .filter(result => result.score > 0)
      .sort((a, b) => b.score - a.score || a.entry.name.length - b.entry.name.length);
  };

  const find = async input => {
    const text = fold(input).trim();
    const query = [...new Set(runs(text).map(word => word.slice(0, LIMIT.word)))].slice(0, LIMIT.words);
    if (!query.length) return [];
    const found = rank(await entriesFor(query), query, text);
    if (found.length) return found;
    if (query[0].length > 3) {
      // The first two letters may have changed places.
      const swapped = [query[0][1] + query[0][0] + query[0].slice(2), ...query.slice(1)];
      const others = rank(await entriesFor(swapped), swapped, text);
      if (others.length) return others;
    }
    return rank(await entriesFor(query, true), query, text, true);
  };

  // The dialog, and on the page of all names the same field in the page

  const make = (name, attributes = {}, ...content) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...content);
    return element;
  };
  const label = link.getAttribute('aria-label') || link.textContent.trim();
  const hint = matchMedia('(hover: hover)').matches ? words.hint : '';
  const place = document.getElementById('zt-search');
  let dialog, field, list, count, options = [], current = -1, asked = 0;

  const build = () => {
    field = make('input', {
      type: 'search', role: 'combobox', 'aria-expanded': 'false', 'aria-controls': 'zt-found', 'aria-autocomplete': 'list',
      'aria-label': label, autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', enterkeyhint: 'go', maxlength: LIMIT.query,
    });
    list = make('div', { id: 'zt-found', role: 'listbox', 'aria-label': label });
    count = make('p', { class: 'search-count', role: 'status', 'aria-live': 'polite' });
    count.textContent = hint;
    const bar = make('div', { class: 'search-bar' }, link.querySelector('svg')?.cloneNode(true) ?? '', field);
    field.addEventListener('input', ask);
    field.addEventListener('keydown', press);
    if (place) return place.append(bar, list, count);
    const close = make('button', { type: 'button', class: 'search-close', 'aria-label': words.close }, make('span', {}, words.close), make('kbd', {}, 'esc'));
    bar.append(close);
    dialog = make('dialog', { class: 'search', 'aria-label': label }, bar, list, count);
    document.body.append(dialog);
    close.addEventListener('click', () => dialog.close());
    // Firefox leaves the focus in the closed dialog, where `/` would be a letter.
    dialog.addEventListener('close', () => field.blur());
    dialog.addEventListener('click', event => { if (event.target === dialog) dialog.close(); });
    list.addEventListener('click', event => { if (event.target.closest('a')) dialog.close(); });
  };

  const open = text => {
    if (!field) build();
    if (dialog && !dialog.open) dialog.showModal();
    if (text) field.value = text;
    field.focus();
    field.select();
    begin().then(() => { if (field.value) ask(); }, () => { if (dialog) location.assign(link.href); });
  };

  const leave = () => {
    if (dialog) return dialog.close();
    field.value = '';
    ask();
  };

  let waiting;
  const ask = () => {
    if (field.value.length > LIMIT.query) field.value = field.value.slice(0, LIMIT.query);
    clearTimeout(waiting);
    waiting = setTimeout(answer, 50);
  };
  const answer = async () => {
    const turn = ++asked;
    try {
      const found = await find(field.value);
      if (turn === asked) show(found);
    } catch {
      count.textContent = words.none;
    }
  };

  const show = async found => {
    const { groups } = await begin();
    const shown = new Map();
    for (const { entry } of found.slice(0, 200)) {
      const of = shown.get(entry.group) || [];
      if (of.length < LIMIT.group) shown.set(entry.group, [...of, entry]);
    }
    list.textContent = '';
    options = [];
    for (const [group, entries] of shown) {
      const title = make('div', { class: 'search-group', id: `zt-found-${group}` }, groups[group]);
      const box = make('div', { role: 'group', 'aria-labelledby': title.id }, title);
      for (const entry of entries.slice(0, LIMIT.shown - options.length)) box.append(option(entry));
      list.append(box);
    }
    choose(options.length ? 0 : -1);
    list.scrollTop = 0;
    field.setAttribute('aria-expanded', String(options.length > 0));
    const many = found.length === 1 ? words.one : words.results.replace('#', found.length > 99 ? '99+' : found.length);
    count.textContent = found.length ? many : field.value.trim() ? words.none : hint;
  };

  const option = entry => {
    const name = make('strong', {}, entry.name);
    const made = make('a', {
      role: 'option', id: `zt-option-${options.length}`, href: new URL(entry.address, root).href, tabindex: '-1', 'aria-selected': 'false',
    }, name);
    if (entry.context) made.append(' ', make('span', {}, entry.context));
    options.push(made);
    return made;
  };

  const choose = next => {
    options[current]?.setAttribute('aria-selected', 'false');
    current = next;
    const chosen = options[next];
    if (!chosen) return field.removeAttribute('aria-activedescendant');
    chosen.setAttribute('aria-selected', 'true');
    chosen.scrollIntoView({ block: 'nearest' });
    field.setAttribute('aria-activedescendant', chosen.id);
  };

  const press = event => {
    const moves = { ArrowDown: 1, ArrowUp: -1 };
    if (event.isComposing) return;
    if (event.key === 'Escape') leave();
    else if (event.key in moves && options.length) choose((current + moves[event.key] + options.length) % options.length);
    else if (event.key === 'Enter' && options[current]) options[current].click();
    else return;
    event.preventDefault();
  };

  // What the address names is shown, also in closed `details`: some browsers do so by themselves.
  const reveal = () => {
    let id;
    try { id = decodeURIComponent(location.hash.slice(1)); } catch { return; }
    const target = id && document.getElementById(id);
    let box = target && target.closest('details:not([open])');
    if (!box) return;
    for (; box; box = box.parentElement.closest('details')) box.open = true;
    target.scrollIntoView({ behavior: 'instant' });
  };

  addEventListener('keydown', event => {
    const isText = event.target.closest?.('textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=button])');
    const isCommand = (event.metaKey || event.ctrlKey) && event.key === 'k';
    if (!isCommand && (event.key !== '/' || isText || event.metaKey || event.ctrlKey || event.altKey)) return;
    event.preventDefault();
    open();
  });
  link.addEventListener('click', event => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  link.setAttribute('aria-keyshortcuts', '/');
  if (!place) link.setAttribute('aria-haspopup', 'dialog');
  link.querySelector('kbd')?.removeAttribute('hidden');
  addEventListener('hashchange', reveal);
  reveal();
  const query = new URLSearchParams(location.search).get('q');
  // A reader who follows a link into the page of all names reads on there.
  if (place && location.hash) build();
  else if (place || (query && location.href.startsWith(link.href.replace('index.html', '')))) open(query);
})();
