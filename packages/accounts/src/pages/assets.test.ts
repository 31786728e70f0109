import { expect, it } from 'vitest';
import { sheetOf } from './assets.ts';

it('the account site wears the colours of its portal’s edition, under an address of their own', () => {
  const plain = sheetOf(undefined);
  const edition = sheetOf({ light: '#7a1f3d', dark: '#ff9db8' });
  expect(edition.css).toBe(
    `${plain.css}:root{--w-accent:light-dark(#7a1f3d,#ff9db8);--w-on-accent:light-dark(#fff,#07130d)}`,
  );
  expect(edition.path).not.toBe(plain.path);
  expect(decodeURIComponent(edition.icon)).toContain('fill="#7a1f3d"');
});
