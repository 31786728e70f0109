import { defineWbnWidget } from '../runtime/widget.ts';
import { about } from './about.ts';
import styles from './styles.css?inline';
import { texts } from './texts/en.ts';
import { MessageCenter } from './view.tsx';

/** `<wbn-message-center>`; `define.ts` beside this makes it an element of the page. */
export const messageCenter = defineWbnWidget({
  ...about,
  tag: 'wbn-message-center',
  attributes: { 'business-id': { type: 'text', default: 'me' }, 'request-id': { type: 'text' } },
  component: MessageCenter,
  styles,
  texts: {
    en: texts,
    es: () => import('./texts/es.ts'),
    it: () => import('./texts/it.ts'),
    zh: () => import('./texts/zh.ts'),
    ar: () => import('./texts/ar.ts'),
  },
});
