import { expect, it } from 'vitest';
import { words } from './normalise.ts';
import { cutterOf, cutUnfolded } from './unfold.ts';

it.each(['solar pan', 'Área de ', '太阳能电池板', 'الألواح'])('leaves a short text as it was typed: %s', (text) => {
  expect(cutUnfolded(text, 64)).toBe(text);
});

it('cuts a text that becomes too long only by unfolding', () => {
  const cut = cutUnfolded('\ufdfa'.repeat(64), 64);
  expect(cut).toHaveLength(64);
  expect(words(cut).length).toBeLessThan(16);
});

it('never cuts inside a character', () => {
  expect(cutUnfolded('\u{20000}'.repeat(40), 63)).toBe('\u{20000}'.repeat(31));
});

it('cuts several texts to one length together, whatever they become', () => {
  const cut = cutterOf(100);
  expect(['solar panel', '\ufdfa'.repeat(64), 'Área'].map(cut).join('')).toHaveLength(100);
});
