import { expect, it } from 'vitest';
import { declarativeRoot } from './declarative.ts';
import { defineWidget } from './define-widget.ts';
import type { View } from './types.ts';

type Hello = View<{ whoEver: string }>;
const texts = { failed: 'failed', retry: 'retry' };
const widget = defineWidget({
  tag: 'x-hello',
  attributes: { 'who-ever': { type: 'text', default: 'you' } },
  component: (view: Hello) => `<b>${view.props.whoEver} ${view.dir}</b>`,
  renderer: {} as never,
  styles: ['b{color:red}', 'a{content:"</style>"}'],
  texts: { en: texts, ar: async () => ({ texts }) },
  eventPrefix: 'x',
});
const draw = (component: (view: Hello) => string, view: View) => component(view as never);

it('a declarative root carries the view, its direction, its data and its styles, and nothing can end it early', async () => {
  const data = { text: `</div><script>'"&` };
  const html = await declarativeRoot(widget.meta, draw as never, {
    attributes: { 'who-ever': 'me' },
    data: data as never,
    locale: 'ar-SA',
    nonce: 'n"1',
  });
  expect(html).toMatch(/^<template shadowrootmode="open"><style nonce="n&quot;1">/);
  expect(html).toContain('<b>me rtl</b>');
  expect(html).toContain('lang="ar" dir="rtl"');
  expect(html).not.toContain('<script');
  expect(html.split('</style').length).toBe(2);
  const state = /data-state="([^"]*)"/.exec(html)![1]!;
  expect(state).not.toMatch(/[<>']/);
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  expect(JSON.parse(state.replace(/&([#\w]+);/g, (_, name) => signs[name]!))).toEqual(data);
});

it('a declarative root says only that it was drawn from data where the page gives them', async () => {
  const html = await declarativeRoot(widget.meta, draw as never, {
    data: { text: 'given' } as never,
    givesData: true,
  });
  expect(html).toContain('data-state="null"');
  expect(html).not.toContain('given');
});

it('a declarative root without data says nothing of data', async () => {
  const html = await declarativeRoot(widget.meta, draw as never, { attributes: { 'who-ever': 'me' } });
  expect(html).toContain('<b>me ltr</b>');
  expect(html).not.toContain('data-s');
});
