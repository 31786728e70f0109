import { lathe } from '../../studio/lathe.ts';
import { circle, group, line, path, rect } from '../../svg.ts';
import { print } from '../machines/control-parts.ts';
import { type Composition, white } from '../materials.ts';
import { pile } from '../pile.ts';

/** A seedling in soil, with bags or packets of supplies. */
export const farmSupplies: Composition = (s) => {
  s.look(20, 16);
  const accent = s.rng.pick(['#3a8a4a', '#e3a11b', '#2c68ad', '#b3452c']);
  s.box([130, 110, 0], [150, 60, 210], accent, { round: 6 });
  s.front(
    [130, 109.5, 210],
    rect(14, 34, 122, 90, white, 6),
    path('M75 108C58 84 62 60 75 48C88 60 92 84 75 108Z', { fill: '#4f9a4a' }),
    print(30, 144, 90, 3, 16, white),
  );
  lathe(
    s,
    [40, 20, 0],
    [
      [52, 0],
      [74, 90],
      [80, 92],
      [80, 108],
    ],
    '#b8653c',
    { sharp: true, finish: 'matte', lid: 'open' },
  );
  s.top([40, 20, 107], circle(0, 0, 72, '#4a3526'));
  const [x, y] = s.space.project([40, 20, 108]);
  s.add(
    group(
      `translate(${x} ${y})`,
      line('M0 4C-2 -40 6 -70 0 -110', '#5f9a3f', 8),
      path('M0 -50C-30 -90 -80 -84 -92 -64C-70 -36 -30 -34 0 -50Z', { fill: s.fall('#6fae4a', 0.06) }),
      path('M2 -76C26 -120 80 -120 96 -100C78 -66 34 -60 2 -76Z', { fill: s.fall('#5f9a3f', 0.06) }),
      path('M0 -106C-20 -130 -16 -156 0 -170C18 -154 20 -128 0 -106Z', { fill: '#83c05a' }),
    ),
  );
  s.reach([x - 90, y - 170]);
  pile(s, [190, -10, 0], 66, 34, s.rng.pick(['#e8ebee', '#d9b06a', '#8a5a3a', '#5f9fd0']), 90, 7);
};
