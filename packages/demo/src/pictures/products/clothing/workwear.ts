import { shade } from '../../colour.ts';
import { group, line, path, rect } from '../../svg.ts';
import type { Composition } from '../materials.ts';
import { garment } from './garment.ts';

export const coverall: Composition = (s) => {
  const colour = s.rng.pick(['#e8862a', '#2c5f9e', '#d9d23a', '#3a4a5c', '#c0453a', '#3f7a5c']);
  s.reach([-200, -286], [200, 292]);
  const band = '#dfe3d8';
  const d =
    'M-58 -270L-134 -238L-196 -10L-136 8L-108 -90V20L-120 286H-26L0 80L26 286H120L108 20V-90L136 8L196 -10L134 -238L58 -270Z';
  garment(
    s,
    d,
    s.fall(colour, 0.05),
    colour,
    rect(-108, -90, 216, 17, '#9aa39a'),
    rect(-108, -87, 216, 11, band),
    ...[-1, 1].map((k) =>
      group(
        `scale(${k} 1)`,
        path('M24 180L36 182H115L114 162H26Z', { fill: band }),
        path('M124 -40L186 -62L180 -42L130 -24Z', { fill: band }),
        rect(38, -190, 54, 60, shade(colour, -0.06), 5, { stroke: shade(colour, -0.14), 'stroke-width': 2 }),
        path('M58 -272L84 -258L40 -214L0 -252Z', { fill: shade(colour, 0.05) }),
      ),
    ),
    line('M0 -252V70', shade(colour, -0.2), 5),
    rect(-110, 4, 220, 24, shade(colour, -0.09)),
    rect(-10, 6, 20, 20, '#b9bec4', 3),
  );
};

export const vest: Composition = (s) => {
  const colour = s.rng.pick(['#d9e23a', '#f28c28', '#e8d22a']);
  s.reach([-170, -280], [170, 280]);
  const band = '#e3e6e8';
  garment(
    s,
    'M-60 -274L-124 -250C-100 -170 -120 -120 -164 -90V274H164V-90C120 -120 100 -170 124 -250L60 -274L0 -140Z',
    s.fall(colour, 0.04),
    colour,
    ...[0, 110].map(
      (y) => rect(-164, 40 + y, 328, 40, '#c9582a', 0, { opacity: 0.85 }) + rect(-164, 46 + y, 328, 28, band),
    ),
    path('M-110 -252L-82 -264L-58 40H-92ZM110 -252L82 -264L58 40H92Z', { fill: band }),
    line('M0 -140V272', '#6d7a1a', 5),
    rect(40, -40, 80, 60, shade(colour, -0.08), 4, { stroke: shade(colour, -0.2), 'stroke-width': 2 }),
  );
};
