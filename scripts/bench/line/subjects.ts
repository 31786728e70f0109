import { bundlePeer } from '../widgets/peers.ts';
import { partnerPage, type Served } from './partner-page.ts';

/** A page with one widget, and the visitor's actions. */
export interface Subject {
  readonly widget: string;
  /** An expression that is true once a visitor can use the widget. */
  readonly usable: string;
  /** The field that the visitor then types into. */
  readonly field?: string;
  /** An expression that is true once the field shows a list. */
  readonly list?: string;
}

const tag = (file: string) =>
  `<script async type="module" src="https://cdn.example/v1/${file}" data-key="pk_demo" data-api="https://api.example" data-accounts="https://accounts.example" data-portal="https://portal.example"></script>`;
const peer = (name: string) =>
  `<link rel="stylesheet" href="https://cdn.example/peers/${name}.css"><div id="peer"></div><script async type="module" src="https://cdn.example/peers/${name}.js"></script>`;
const inside = (name: string, selector: string) =>
  `document.querySelector('${name}')?.shadowRoot?.querySelectorAll('${selector}').length`;

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const card = (n: number) => `<wbn-business-card business-id="${id(n)}" load="eager"></wbn-business-card>`;
const box = { usable: `${inside('wbn-search-box', 'input[role=combobox]')} > 0`, field: 'wbn-search-box input' };
const boxList = `${inside('wbn-search-box', '[part~=option]')} > 0`;
const cards = (count: number): Subject => ({
  widget: `${tag(count === 1 ? 'business-card.js' : 'wbn.js')}${Array.from({ length: count }, (_, n) => card(n + 1)).join('')}`,
  usable: `[...document.querySelectorAll('wbn-business-card')].filter((one) => one.shadowRoot?.querySelector('[part~=name] a')).length === ${count}`,
});

export const subjects = {
  'bare page': { widget: '', usable: `document.readyState !== 'loading'` },
  'search box, one file': { widget: `${tag('search-box.js')}<wbn-search-box></wbn-search-box>`, ...box, list: boxList },
  'search box, by the loader': { widget: `${tag('wbn.js')}<wbn-search-box></wbn-search-box>`, ...box, list: boxList },
  'autocomplete-js': {
    widget: peer('autocomplete-fetch'),
    usable: `!!document.querySelector('.aa-Input')`,
    field: '.aa-Input',
    list: `!!document.querySelector('.aa-Item')`,
  },
  comments: {
    widget: `${tag('comments.js')}<wbn-comments resource-id="${id(1)}" resource-type="product" load="eager"></wbn-comments>`,
    usable: `${inside('wbn-comments', '[part~=comment]')} === 10`,
  },
  Waline: { widget: peer('waline-local'), usable: `document.querySelectorAll('.wl-card-item').length === 10` },
  'inquiry form': {
    widget: `${tag('inquiry-form.js')}<wbn-inquiry-form business-id="${id(1)}" load="eager"></wbn-inquiry-form>`,
    usable: `${inside('wbn-inquiry-form', 'form:not([aria-busy=true]) textarea')} > 0`,
    field: 'wbn-inquiry-form textarea',
  },
  'survey-js': {
    widget: peer('survey'),
    usable: `!!document.querySelector('#peer textarea')`,
    field: '#peer textarea',
  },
  'one card': cards(1),
  'ten cards': cards(10),
} as const satisfies Record<string, Subject>;
export type SubjectName = keyof typeof subjects;

/** Each subject's page, at the path of its number. */
export const pathOf = (name: SubjectName): string => `/${Object.keys(subjects).indexOf(name)}`;
export const subjectPages = (): ReadonlyMap<string, Served> =>
  new Map(
    (Object.keys(subjects) as SubjectName[]).map((name) => [pathOf(name), partnerPage(subjects[name].widget)] as const),
  );

/** The peers' scripts and sheets as their CDN serves them. */
export async function peerFiles(): Promise<ReadonlyMap<string, Served>> {
  const files = new Map<string, Served>();
  for (const name of ['autocomplete-fetch', 'waline-local', 'survey']) {
    const { css, js } = await bundlePeer(name);
    files.set(`/peers/${name}.js`, { type: 'text/javascript', body: js });
    files.set(`/peers/${name}.css`, { type: 'text/css', body: css });
  }
  return files;
}
