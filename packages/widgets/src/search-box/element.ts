import { defineWbnWidget } from '../runtime/widget.ts';
import controls from '../ui/controls.css?inline';
import { about } from './about.ts';
import styles from './styles.css?inline';
import { texts } from './texts/en.ts';
import { fieldIn, SearchBox } from './view.tsx';

/** `<wbn-search-box>`; `define.ts` beside this makes it an element of the page. */
export const searchBox = defineWbnWidget({
  ...about,
  tag: 'wbn-search-box',
  attributes: {
    business: { type: 'text', default: 'MA' },
    countries: { type: 'text', default: 'global' },
    search: { type: 'text' },
    action: { type: 'text' },
    target: { type: 'text' },
    suggestions: { type: 'choice', values: ['on', 'off'], default: 'on' },
  },
  component: SearchBox,
  methods: {
    focus() {
      fieldIn(this.shadowRoot)?.focus();
    },
  },
  styles: controls + styles,
  texts: {
    en: texts,
    es: () => import('./texts/es.ts'),
    it: () => import('./texts/it.ts'),
    zh: () => import('./texts/zh.ts'),
    ar: () => import('./texts/ar.ts'),
  },
});
