const forms = {
  configure: "configure takes an object of settings, as in configure({ key: 'pk_live_1' })",
  addLocale: `addLocale takes a language tag and texts by tag, as in addLocale('pt', { 'wbn-search-box': { submit: 'Buscar' } })`,
} as const;

const nameOf = (given: unknown) => {
  if (given === undefined) return 'nothing';
  return typeof given === 'string' ? JSON.stringify(given) : Object.prototype.toString.call(given).slice(8, -1);
};

export const isObject = (given: unknown): boolean => typeof given === 'object' && given !== null;

/** The error of a call whose arguments have another form: pages without types learn the right one. */
export const wrongArgument = (call: keyof typeof forms, ...given: readonly unknown[]): TypeError =>
  new TypeError(`${forms[call]}, not ${given.map(nameOf).join(' and ')}.`);
