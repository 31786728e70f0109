import { shade } from '../../colour.ts';
import { circle, path, rect } from '../../svg.ts';
import { type Composition, dark, paints, steel, white } from '../materials.ts';
import { wheel } from '../wheel.ts';
import { print } from './control-parts.ts';
import { pane } from './vehicles.ts';

export const truck: Composition = (s) => {
  const colour = s.rng.pick(paints);
  const body = s.rng.pick([white, '#d9dfe5', shade(colour, 0.02)]);
  for (const x of [56, 130, 400]) wheel(s, x, 118, 36, 36, 26, '#d9dde1');
  s.box([0, 0, 40], [330, 140, 14], dark);
  s.box([0, 0, 54], [330, 140, 170], body);
  s.front(
    [0, 0, 224],
    path('M0 120L330 60V120L0 170Z', { fill: colour, opacity: body === white || body === '#d9dfe5' ? 1 : 0 }),
    print(40, 40, 120, 2, 22, body === white || body === '#d9dfe5' ? colour : '#fff'),
    ...[82, 165, 248].map((x) => rect(x, 0, 2, 170, '#000', 0, { opacity: 0.08 })),
  );
  s.box([336, 4, 36], [110, 132, 100], colour, { round: 5 });
  s.prism(
    [
      [336, 136],
      [336, 214],
      [408, 214],
      [440, 136],
    ],
    6,
    128,
    colour,
    4,
  );
  s.front(
    [336, 5, 214],
    path('M14 14h54l26 62H14Z', { fill: pane }),
    path('M30 14h18l-14 62h-18Z', { fill: '#fff', opacity: 0.3 }),
    rect(14, 92, 18, 6, dark, 2),
  );
  s.right([446, 4, 136], rect(12, 30, 108, 34, dark, 4), circle(22, 80, 9, '#ffeeb8'), circle(110, 80, 9, '#ffeeb8'));
  for (const x of [56, 130, 400]) wheel(s, x, -6, 36, 36, 26, '#d9dde1');
};

/** Freight containers, stacked. */
export const containers: Composition = (s) => {
  const colours = s.rng.some(['#c0453a', '#2c68ad', '#3a8a5c', '#e0912c', '#5a6b7d', '#1d8f9e', '#8c4a3c'], 5);
  const spots = s.rng.pick([
    [
      [0, 0, 0],
      [0, 0, 104],
    ],
    [
      [0, 124, 0],
      [0, 0, 0],
      [40, 124, 104],
    ],
    [
      [0, 124, 0],
      [0, 124, 104],
      [0, 0, 0],
    ],
  ] as const);
  for (const [at, [x, y, z]] of spots.entries()) {
    const colour = colours[at]!;
    s.box([x, y, z], [330, 112, 102], colour);
    s.front(
      [x, y, z + 102],
      ...Array.from(
        { length: 26 },
        (_, k) =>
          rect(12 + k * 12, 10, 5, 82, '#000', 0, { opacity: 0.13 }) +
          rect(17 + k * 12, 10, 2, 82, '#fff', 0, { opacity: 0.13 }),
      ),
      rect(0, 0, 330, 7, shade(colour, 0.05)),
      rect(0, 95, 330, 7, shade(colour, -0.08)),
      rect(30, 22, 92, 34, colour),
      print(34, 27, 84, 2, 14, white),
    );
    s.right(
      [x + 330, y, z + 102],
      rect(6, 8, 48, 86, shade(colour, -0.05)),
      rect(58, 8, 48, 86, shade(colour, -0.05)),
      ...[20, 40, 72, 92].map((k) => rect(k, 6, 4, 90, steel)),
      ...[20, 72].map((k) => rect(k - 2, 54, 26, 4, steel)),
    );
  }
};
