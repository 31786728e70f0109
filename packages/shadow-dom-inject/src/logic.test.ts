import { describe, expect, it } from 'vitest';
import { camelCase, parseAttribute, readProps } from './attributes.ts';
import { declarativeRoot } from './declarative.ts';
import { defineWidget } from './define-widget.ts';
import { directionOf, pickLocale } from './surroundings.ts';
import { loadTexts } from './texts.ts';
import type { View } from './types.ts';

const texts = { failed: 'failed', retry: 'retry' };
const arabic = { failed: 'فشل', retry: 'إعادة' };
const widget = defineWidget({
  tag: 'x-hello',
  attributes: {
    'who-ever': { type: 'text', default: 'you' },
    size: { type: 'choice', values: ['s', 'l'], default: 's' },
  },
  component: (view: View<{ whoEver: string }>) => `<b>${view.props.whoEver} ${view.dir}</b>`,
  renderer: {} as never,
  styles: ['b{color:red}', 'a{content:"</style>"}'],
  texts: { en: texts, ar: async () => ({ texts: arabic }), zh: () => Promise.reject(new Error('offline')) },
  eventPrefix: 'x',
});
const draw = (component: (view: View<{ whoEver: string }>) => string, view: View) => component(view as never);

describe('attributes', () => {
  it('become typed properties; what is unknown or broken is the default', () => {
    expect(camelCase('business-id')).toBe('businessId');
    expect(readProps(widget.meta.attributes, (name) => (name === 'size' ? 'huge' : null))).toMatchObject({
      whoEver: 'you',
      size: 's',
      theme: 'auto',
      load: 'visible',
    });
    expect(parseAttribute({ type: 'number', default: 3 }, 'x')).toBe(3);
    expect(parseAttribute({ type: 'number' }, ' 12 ')).toBe(12);
    expect(parseAttribute({ type: 'flag' }, '')).toBe(true);
  });
});

describe('languages', () => {
  it('are found by their first part, and are English when nobody offers them', () => {
    const offered = ['en', 'zh', 'ar'];
    expect(['zh-Hant-TW', 'AR', 'arz', 'fr', '', null, undefined].map((tag) => pickLocale(tag, offered))).toEqual([
      'zh',
      'ar',
      'en',
      'en',
      'en',
      'en',
      'en',
    ]);
    expect([directionOf('ar'), directionOf('en')]).toEqual(['rtl', 'ltr']);
  });

  it('that cannot be fetched are English, and are asked for again', async () => {
    const { texts: source } = widget.meta;
    expect(await loadTexts(source, 'ar')).toBe(arabic);
    expect(await loadTexts(source, 'zh')).toBe(texts);
  });
});

describe('a declarative root', () => {
  it('carries the view, its direction, its data and its styles, and nothing can end it early', async () => {
    const html = await declarativeRoot(widget.meta, draw as never, {
      attributes: { 'who-ever': 'me' },
      data: { text: `</div><script>'"&` } as never,
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
  });

  it('says only that it was drawn from data where the page gives them', async () => {
    const html = await declarativeRoot(widget.meta, draw as never, {
      data: { text: 'given' } as never,
      givesData: true,
    });
    expect(html).toContain('data-state="null"');
    expect(html).not.toContain('given');
  });
});

it('makes a class in a place without a browser, and defines nothing', () => {
  expect(widget.elementClass).toBeTypeOf('function');
  expect(widget.meta.tag).toBe('x-hello');
});
