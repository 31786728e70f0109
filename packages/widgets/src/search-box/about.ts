import type { WidgetDocs } from 'shadow-dom-inject';

/** For documents and editors only: the CDN's build leaves it out. */
export const about: WidgetDocs = {
  summary: 'Searches businesses, products and users, and leads to the results page.',
  about: {
    business: 'The type to search, by its code; MA (manufacturers) by default.',
    countries: 'A country code, or `global`.',
    search: 'The text.',
    action: "The results page; the portal's own by default.",
    target: 'Where the results page opens, as for a link.',
    suggestions: '`off` asks for no suggestions while a visitor types.',
  },
  methodDocs: { focus: 'Focuses the text field.' },
  events: {
    'wbn-search': {
      detail: '{business: string, countries: string, search: string, url: string, picked?: string}',
      cancelable: true,
      about:
        'A visitor searches. `picked` is the kind of the chosen suggestion: `word`, `category`, `place`, `business`, `product`, `user`, `recent` or `popular`. Cancelled, the page goes nowhere: show results yourself.',
    },
  },
  slots: {
    '': 'Shown until the widget is ready, and for good if it cannot load: a link to the results page.',
  },
  parts: {
    box: 'The frame around all controls.',
    type: 'The type dropdown.',
    country: 'The country dropdown.',
    input: 'The text field.',
    submit: 'The button.',
    popup: 'The list that opens under a dropdown or the text field.',
    filter: 'The field that narrows the countries.',
    list: 'The rows in it.',
    option: 'A row.',
    'option-active': 'The row that the keys have reached, an option as well.',
    'no-match': 'Says that no country matches.',
    failure: 'Says that the lists could not be loaded.',
    retry: 'Loads them again.',
  },
};
