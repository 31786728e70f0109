import { expect, it } from 'vitest';
import { keyOf } from './stems.ts';

it.each([
  ['en', 'valves', 'valve'],
  ['en', 'bodies', 'body'],
  ['en', 'boxes', 'box'],
  ['en', 'cams', 'cam'],
  ['es', 'válvulas', 'válvula'],
  ['es', 'motores', 'motor'],
  ['es', 'industrial', 'industrial'],
  ['es', 'tubos', 'tubo'],
  ['it', 'pompa', 'pompe'],
  ['it', 'valvola', 'valvole'],
  ['it', 'marca', 'marche'],
  ['it', 'riga', 'righe'],
  ['it', 'ingranaggio', 'ingranaggi'],
] as const)('in %s, %s and %s are one key', (locale, one, other) => {
  expect(keyOf(locale, [one])).toBe(keyOf(locale, [other]));
});

it.each([
  ['en', 'gas', 'ga'],
  ['en', 'glass', 'glas'],
  ['en', 'bus', 'bu'],
  ['es', 'gas', 'g'],
  ['es', 'caja', 'cajón'],
  ['it', 'bio', 'b'],
  ['it', 'banca', 'bana'],
  ['it', 'lega', 'lea'],
  ['zh', '泵', '阀'],
] as const)('in %s, %s and %s are different', (locale, one, other) => {
  expect(keyOf(locale, [one])).not.toBe(keyOf(locale, [other]));
});

it('joins words that are written together or apart', () => {
  expect(keyOf('en', ['gear', 'boxes'])).toBe(keyOf('en', ['gearbox']));
});
