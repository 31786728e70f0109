/** Fields for the attributes of each widget and for the theme: whatever a visitor changes, widgets and code follow. */

const make = (name, fields, ...children) => {
  const node = Object.assign(document.createElement(name), fields);
  node.append(...children);
  return node;
};

const field = (name, input) => make('label', {}, make('span', { textContent: name }), input);

/** The element knows its attributes; an empty field leaves one out. */
function attributeFields(element, changed) {
  // The page's own menu sets the language; `load` has no effect on a widget that is drawn.
  const names = element.constructor.observedAttributes.filter((name) => !['dir', 'load'].includes(name));
  return names.map((name) => {
    const value = element.getAttribute(name) ?? '';
    const input = make('input', { value, autocomplete: 'off', spellcheck: false, dir: 'auto' });
    input.addEventListener('change', () => {
      if (input.value) element.setAttribute(name, input.value);
      else element.removeAttribute(name);
      changed();
    });
    return field(name, input);
  });
}

/** Adds the fields below the widget's code, once the element is defined. */
export async function offerAttributes(element, place, changed) {
  await customElements.whenDefined(element.localName);
  const summary = make('summary', {});
  summary.dataset.text = 'attributes';
  const fields = make('div', { className: 'fields' }, ...attributeFields(element, changed));
  place.replaceChildren(make('details', {}, summary, fields));
  // The widget may change its own attributes, as the message center does.
  new MutationObserver(changed).observe(element, { attributes: true });
  changed();
}

const tokens = {
  accent: { type: 'color', value: '#0f55b0' },
  radius: { type: 'range', min: 0, max: 24, value: 8, unit: 'px' },
  density: { type: 'range', min: 0.75, max: 1.25, step: 0.05, value: 1, unit: '' },
  'font-size': { type: 'range', min: 13, max: 20, value: 16, unit: 'px' },
};

/** Fields for the main custom properties, and the rule that sets what has been changed. */
export function offerTheme(place, code) {
  const set = new Map();
  const inputs = Object.entries(tokens).map(([name, { unit = '', ...settings }]) => {
    const input = make('input', settings);
    input.addEventListener('input', () => {
      set.set(`--wbn-${name}`, input.value + unit);
      document.documentElement.style.setProperty(`--wbn-${name}`, input.value + unit);
      code.textContent = `:root {\n${[...set].map(([token, value]) => `  ${token}: ${value};`).join('\n')}\n}`;
      code.closest('[hidden]')?.removeAttribute('hidden');
    });
    return field(`--wbn-${name}`, input);
  });
  place.append(...inputs);
}
