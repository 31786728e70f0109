import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('leaves no sign that HTML reads, in or outside quotation marks', () => {
  expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
});
