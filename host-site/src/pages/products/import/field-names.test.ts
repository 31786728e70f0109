import { readRows } from '@wbn/core';
import { expect, it } from 'vitest';
import { loadFactTexts } from '../../../product-facts/texts/index.ts';
import { refusalText } from '../fact-problem.ts';
import { productsTexts } from '../texts/index.ts';
import { fieldNames } from './field-names.ts';

const locales = ['en', 'es', 'it', 'zh', 'ar'] as const;

it.each(locales)('a list may have the names of the form as headers, in %s', async (locale) => {
  const { twice, specs, ...names } = fieldNames(await productsTexts(locale), await loadFactTexts(locale));
  const header = Object.values(names);
  expect(readRows([header, header.map(() => 'x')], () => undefined)).toMatchObject({ missing: [], ignored: [] });
});

it.each([
  [
    'en',
    'Column “Price”, “\u206812,x\u2069”: Write an amount above 0',
    'Column “Size”, “\u2068#DIV/0!\u2069”: The cell has an error',
  ],
  ['ar', 'العمود «السعر»، «\u206812,x\u2069»: اكتب مبلغًا', 'العمود «Size»، «\u2068#DIV/0!\u2069»: في الخلية خطأ'],
] as const)('a refused line names columns and values, in %s', async (locale, price, size) => {
  const texts = await productsTexts(locale);
  const names = fieldNames(texts, await loadFactTexts(locale));
  const table = [
    ['code', 'name', 'price', 'spec: Size'],
    ['V-1', '', '12,x', '#DIV/0!'],
  ];
  const [line] = readRows(table, () => undefined).refused;
  const text = refusalText(line?.reasons ?? [], texts, locale, { cells: line?.cells ?? {}, names });
  expect(text).toContain(price);
  expect(text).toContain(size);
  expect(text).toContain(texts.list.cells.named.replace('{column}', texts.form.name).split('{')[0]);
});
