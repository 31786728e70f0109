import { texts } from './texts.js';
import { offerAttributes, offerTheme } from './try-out.js';

const root = document.documentElement;
const form = document.querySelector('#settings');
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const sections = all('main section');

/** The tag as a partner writes it, with the addresses of this very page. */
const script = document.querySelector('script[data-key]');
document.querySelector('#tag').textContent =
  `<script async type="module" src="${script.src}" data-key="${script.dataset.key}"></script>`;

/** Builds the frame of each widget: a heading, a sentence, the code to copy, and the last event of the widget. */
for (const section of sections) {
  const { id } = section;
  const widget = section.firstElementChild;
  const make = (name, fields, ...children) => {
    const node = Object.assign(document.createElement(name), fields);
    node.append(...children);
    return node;
  };
  const stage = make('div', { className: 'stage' }, widget);
  const code = make('code', { id: `code-${id}` });
  const copy = make('button', { type: 'button', className: 'copy' });
  Object.assign(copy.dataset, { copies: code.id, text: 'copy' });
  const pre = make('pre', { dir: 'ltr', tabIndex: 0 }, code);
  const said = make('output', { className: 'said' });
  const trying = make('div', { className: 'trying' });
  section.replaceChildren(
    make('h2', {}),
    make('p', {}),
    stage,
    pre,
    make('div', { className: 'row' }, said, copy),
    trying,
  );
  document.querySelector('#contents').append(make('li', {}, make('a', { href: `#${id}` })));
}

/** The widget of a section; a template holds it until its id is known, because a widget without its id reports an error. */
const widgetOf = (section) => {
  const [first] = section.querySelector('.stage').children;
  return first.content?.firstElementChild ?? first;
};

/** Shows the current HTML of each element. */
function showCode() {
  for (const section of sections) {
    const element = widgetOf(section).cloneNode(true);
    section.querySelector('code').textContent = element.outerHTML.replace(/\s*\n\s*/g, '');
  }
}

function show() {
  const { lang, theme } = Object.fromEntries(new FormData(form));
  const words = texts[lang];
  root.lang = lang;
  root.dir = lang === 'ar' ? 'rtl' : 'ltr';
  root.dataset.theme = theme;
  document.title = words.title;
  for (const node of all('[data-text]')) node.textContent = words[node.dataset.text];
  for (const [index, section] of sections.entries()) {
    const [name, sentence] = words.widgets[section.id];
    section.querySelector('h2').textContent = name;
    section.querySelector('p').textContent = sentence;
    document.querySelector('#contents').children[index].firstChild.textContent = name;
  }
  history.replaceState(null, '', `?${new URLSearchParams({ lang, theme })}${location.hash}`);
}

const wanted = new URLSearchParams(location.search);
for (const name of ['lang', 'theme']) {
  if (all('option', form.elements[name]).some(({ value }) => value === wanted.get(name)))
    form.elements[name].value = wanted.get(name);
}
form.addEventListener('input', show);
show();
showCode();
offerTheme(document.querySelector('#theme .fields'), document.querySelector('#theme-code'));
/** Fields for the attributes of an element that is in the page. */
const offerFields = (section) => {
  const element = section.querySelector('.stage > :not(template)');
  if (!element) return;
  offerAttributes(element, section.querySelector('.trying'), () => {
    show();
    showCode();
  });
};
sections.forEach(offerFields);

document.addEventListener('click', async ({ target }) => {
  const button = target.closest?.('[data-copies]');
  if (!button) return;
  const code = document.getElementById(button.dataset.copies);
  const words = texts[root.lang];
  try {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = words.copied;
  } catch {
    // Without clipboard access, select the text so that the visitor can copy it.
    getSelection().selectAllChildren(code);
    button.textContent = words.marked;
  }
  setTimeout(() => {
    button.textContent = words.copy;
  }, 3000);
});

const events =
  'ready error login-required search save reaction comment-created inquiry-sent thread-change message-sent';
for (const name of [...events.split(' '), 'checkout-complete']) {
  document.addEventListener(`wbn-${name}`, ({ type, target, detail }) => {
    const section = target.closest('section');
    if (section) section.querySelector('.said').textContent = detail ? `${type} ${JSON.stringify(detail)}` : type;
  });
}

/** A business and a product of this network, for the elements that need one. */
async function fill() {
  const answer = await fetch(`${root.dataset.api}/search/product`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-wbn-key': script.dataset.key },
    body: JSON.stringify({ textQuery: '', size: 1 }),
  });
  const [{ productID, businessID }] = (await answer.json()).data.results;
  const ids = { 'product-id': productID, 'resource-id': productID, 'business-id': businessID };
  for (const section of sections) {
    const widget = widgetOf(section);
    for (const [name, id] of Object.entries(ids)) if (widget.hasAttribute(name)) widget.setAttribute(name, id);
    if (!section.querySelector('template')) continue;
    section.querySelector('template').replaceWith(widget);
    offerFields(section);
  }
  showCode();
}
fill().catch(() => {
  document.querySelector('.lead p').textContent = texts[root.lang].offline;
});
