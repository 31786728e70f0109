import { shade } from '../../colour.ts';
import { circle, line, path } from '../../svg.ts';
import { brights, type Composition, cloths, white } from '../materials.ts';
import { cloth, crease, garment } from './garment.ts';

export const capAndHat: Composition = (s) => {
  s.look(4, 14);
  const colour = s.rng.pick([...cloths, ...brights]);
  s.reach([-240, -210], [250, 60]);
  s.shadowOf([
    [-170, -60, 0],
    [200, -60, 0],
    [200, 80, 0],
    [-170, 80, 0],
  ]);
  if (s.rng.chance(0.5)) {
    s.add(
      path('M-180 10C-190 -120 -110 -196 0 -196S170 -130 170 10Z', {
        fill: s.radial(
          [
            [0, shade(colour, 0.12)],
            [0.6, colour],
            [1, shade(colour, -0.14)],
          ],
          0.36,
          0.24,
          0.9,
        ),
      }),
      line('M-10 -196C-60 -140 -80 -60 -70 10M-10 -196C50 -140 80 -60 76 8', shade(colour, -0.12), 4),
      path('M-30 4C40 -34 150 -30 240 30C250 52 226 56 204 50C130 24 40 26 -30 40Z', {
        fill: s.fall(shade(colour, -0.05), 0.05),
      }),
      line('M-20 16C60 -12 150 -2 226 42', shade(colour, 0.14), 3, { 'stroke-dasharray': '6 6' }),
      circle(-8, -198, 12, shade(colour, -0.08)),
      circle(40, -70, 34, white),
      path('M40 -96L62 -54H18Z', { fill: colour }),
    );
  } else {
    const straw = s.rng.pick(['#d9b77a', '#b98a55', '#3a3f47', '#8a6a4a']);
    s.add(
      '<ellipse cx="0" cy="20" rx="240" ry="52" fill="#000" opacity=".12"/>',
      `<ellipse cx="0" cy="6" rx="240" ry="54" fill="${s.fall(straw, 0.06)}"/>`,
      path(
        'M-130 0C-130 -110 -110 -180 -60 -176C-30 -172 -20 -160 0 -160S40 -176 64 -176C112 -176 128 -100 130 0C80 30 -80 30 -130 0Z',
        {
          fill: s.gradient(
            [
              [0, shade(straw, 0.08)],
              [0.5, straw],
              [1, shade(straw, -0.16)],
            ],
            { x2: 1, y2: 0 },
          ),
        },
      ),
      path('M-131 -46C-80 -18 80 -18 131 -46L130 0C80 30 -80 30 -130 0Z', { fill: s.fall(colour, 0.04) }),
    );
  }
};

export const scarf: Composition = (s) => {
  const colour = s.rng.pick([...cloths, ...brights]);
  const fill = cloth(s, colour, 0.15);
  s.reach([-200, -260], [200, 270]);
  garment(
    s,
    'M-150 -220C-60 -280 80 -270 150 -216C190 -160 150 -90 60 -70C-40 -50 -150 -80 -180 -140C-186 -180 -176 -204 -150 -220Z',
    fill,
    colour,
    path('M-104 -186C-50 -220 60 -216 106 -180C116 -150 60 -124 0 -122S-112 -150 -104 -186Z', {
      fill: shade(colour, -0.24),
    }),
  );
  garment(
    s,
    'M-96 -96L-10 -84L10 236L-120 240Z',
    fill,
    colour,
    line(Array.from({ length: 13 }, (_, k) => `M${-116 + k * 10} 238v30`).join(''), shade(colour, -0.05), 4),
  );
  garment(
    s,
    'M-20 -92L80 -96L150 190L24 214Z',
    fill,
    colour,
    line(Array.from({ length: 12 }, (_, k) => `M${30 + k * 11} ${212 - k * 2}l4 30`).join(''), shade(colour, -0.05), 4),
    crease('M20 -80C40 20 60 120 84 200'),
  );
};
