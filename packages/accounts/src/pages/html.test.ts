import { expect, it } from 'vitest';
import { fillMarkup, html } from './html.ts';

const evil = '"><script>&\'';
const escaped = '&quot;&gt;&lt;script&gt;&amp;&#39;';

it('escapes every value that is not markup, in texts, attributes and lists', () => {
  expect(html`<p title="${evil}">${evil}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`);
  expect(html`${[evil, html`<b>${evil}</b>`, 7]}`.text).toBe(`${escaped}<b>${escaped}</b>7`);
});

it('writes nothing for a value that is not there, and zero as a number', () => {
  expect(html`<p>${undefined}${null}${false}${0}${''}</p>`.text).toBe('<p>0</p>');
});

it('puts markup into a text, and escapes the words around it', () => {
  const text = fillMarkup('<i> Read {terms} or {gone} now', { terms: html`<a href="/terms">the terms</a>` });
  expect(html`${text}`.text).toBe('&lt;i&gt; Read <a href="/terms">the terms</a> or  now');
});
