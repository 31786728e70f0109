import { type CommentsPage, fetchComments } from '@wbn/core';
import { defineWbnWidget } from '../runtime/widget.ts';
import { idAttribute } from '../ui/id-attribute.ts';
import { focusOn, resetForm } from '../ui/methods.ts';
import { about } from './about.ts';
import styles from './styles.css?inline';
import { texts } from './texts/en.ts';
import { Comments } from './view.tsx';

/** `<wbn-comments>`; `define.ts` beside this makes it an element of the page. */
export const comments = defineWbnWidget({
  ...about,
  tag: 'wbn-comments',
  attributes: {
    'resource-id': idAttribute,
    'resource-type': { type: 'choice', values: ['post', 'comment', 'product', 'business'], default: 'post' },
  },
  component: Comments,
  methods: { focus: focusOn('textarea, [part=login]'), reset: resetForm },
  styles,
  loadsOn: ['resource-id'],
  load: ({ resourceId }, { services: client, signal }): Promise<CommentsPage> =>
    fetchComments(client, resourceId, 0, signal),
  texts: {
    en: texts,
    es: () => import('./texts/es.ts'),
    it: () => import('./texts/it.ts'),
    zh: () => import('./texts/zh.ts'),
    ar: () => import('./texts/ar.ts'),
  },
});
