// @vitest-environment jsdom

import { expect, it, vi } from 'vitest';
import { partsOf, watchParts } from './parts-of.ts';

const texts = (parts: readonly Element[]) => parts.map(({ textContent }) => textContent);

it('gives the parts of a drawn widget by their names, in their order', () => {
  const widget = document.createElement('x-widget');
  expect(partsOf(widget, 'name')).toEqual([]);
  widget.attachShadow({ mode: 'open' }).innerHTML =
    '<b part="country">Chile</b><b part="name main">Acme</b><b>Beside</b><b part="names">Others</b>';
  expect(texts(partsOf(widget, 'name'))).toEqual(['Acme']);
  expect(texts(partsOf(widget, 'name', 'country'))).toEqual(['Chile', 'Acme']);
  expect(texts(partsOf(widget))).toEqual(['Chile', 'Acme', 'Others']);
});

it('tells of the first drawing and of each later one, until it is ended', async () => {
  const widget = document.createElement('x-widget');
  const changed = vi.fn();
  const end = watchParts(widget, changed);
  const root = widget.attachShadow({ mode: 'open' });
  root.innerHTML = '<b part="name">Acme</b>';
  widget.dispatchEvent(new Event('wbn-ready'));
  expect(changed).toHaveBeenCalledTimes(1);
  root.querySelector('b')!.textContent = 'Acme Steel';
  await expect.poll(() => changed.mock.calls.length).toBe(2);
  end();
  root.querySelector('b')!.textContent = 'Acme Copper';
  widget.dispatchEvent(new Event('wbn-ready'));
  await new Promise((done) => setTimeout(done));
  expect(changed).toHaveBeenCalledTimes(2);
});
