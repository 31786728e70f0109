import { defineWbnWidget } from '../runtime/widget.ts';
import badge from '../ui/badge.css?inline';
import { idAttribute } from '../ui/id-attribute.ts';
import { focusOn, onPart } from '../ui/methods.ts';
import picture from '../ui/picture.css?inline';
import { stampRenderer } from '../ui/stamp.ts';
import tiers from '../ui/tiers.css?inline';
import { about } from './about.ts';
import { fetchCard } from './fetch-card.ts';
import result from './result.css?inline';
import styles from './styles.css?inline';
import { texts } from './texts/en.ts';
import { BusinessCard } from './view.tsx';

/** `<wbn-business-card>`; `define.ts` beside this makes it an element of the page. */
export const businessCard = defineWbnWidget({
  ...about,
  tag: 'wbn-business-card',
  attributes: {
    'business-id': idAttribute,
    'product-id': idAttribute,
    variant: { type: 'choice', values: ['card', 'result', 'summary'], default: 'card' },
  },
  component: BusinessCard,
  renderer: stampRenderer(),
  methods: { focus: focusOn('a'), open: onPart('[part=name] a', (link) => link.click()) },
  styles: tiers + badge + picture + styles + result,
  loadsOn: ['business-id'],
  loadsPerLocale: true,
  load: ({ businessId }, { services: client, signal, locale }) => fetchCard(client, businessId, locale, signal),
  texts: {
    en: texts,
    es: () => import('./texts/es.ts'),
    it: () => import('./texts/it.ts'),
    zh: () => import('./texts/zh.ts'),
    ar: () => import('./texts/ar.ts'),
  },
});
