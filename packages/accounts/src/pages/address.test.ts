import { expect, it } from 'vitest';
import { address } from './address.ts';

it('a mail address breaks after the @ and before dots, and is read and copied as it is', () => {
  const { text } = address('new.person@people.example');
  expect(text).toBe('<bdi>new<wbr>.person@<wbr>people<wbr>.example</bdi>');
  expect(text.replaceAll(/<[^>]+>/g, '')).toBe('new.person@people.example');
  expect(address('"<b>"@x.example').text).toBe('<bdi>&quot;&lt;b&gt;&quot;@<wbr>x<wbr>.example</bdi>');
});
