import { shade } from '../../colour.ts';
import type { Studio } from '../../studio/studio.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { type Composition, cloths, white } from '../materials.ts';
import { cloth, crease, garment } from './garment.ts';

export const hanger = (s: Studio, y: number) => {
  s.reach([-20, y - 96]);
  s.add(
    line(
      `M0 ${y - 30}V${y - 44}C22 ${y - 50} 22 ${y - 88} 0 ${y - 88}C-14 ${y - 88} -20 ${y - 78} -16 ${y - 68}M0 ${y - 30}L110 ${y + 26}H-110Z`,
      '#8a8f96',
      7,
    ),
  );
};

export const suit: Composition = (s) => {
  const colour = s.rng.pick(['#2f3e5a', '#3a3f47', '#5a4a3c', '#6f7a85', '#22303c', '#7a6a58']);
  const tie = s.rng.pick(['#a3343c', '#2c4f8a', '#3a6a5c', '#8a5a9a']);
  hanger(s, -246);
  s.reach([-246, -256], [246, 290]);
  const d = 'M-62 -246L-156 -212L-246 176L-178 194L-140 10L-150 286H150L140 10L178 194L246 176L156 -212L62 -246Z';
  garment(
    s,
    d,
    cloth(s, colour, 0.7),
    colour,
    crease('M-140 0C-120 80 -136 190 -130 270M140 0C120 80 136 190 130 270'),
    path('M-58 -248L0 40L58 -248Z', { fill: '#f4f6f8' }),
    path('M-12 -226H12L18 -204L24 -30L0 20L-24 -30L-18 -204Z', { fill: tie }),
    path('M-62 -248L-104 -150L-70 -136L-84 -112L0 62L-40 -180ZM62 -248L104 -150L70 -136L84 -112L0 62L40 -180Z', {
      fill: shade(colour, 0.045),
      stroke: shade(colour, -0.12),
      'stroke-width': 2.5,
      'stroke-linejoin': 'round',
    }),
    line('M0 60V286', shade(colour, -0.14), 4),
    circle(14, 84, 8, shade(colour, -0.16)),
    circle(14, 134, 8, shade(colour, -0.16)),
    path('M60 -80L112 -90L114 -72L62 -62Z', { fill: shade(colour, 0.05) }),
    rect(-118, 120, 74, 16, shade(colour, 0.035), 3),
    rect(44, 120, 74, 16, shade(colour, 0.035), 3),
  );
};

export const dress: Composition = (s) => {
  const colour = s.rng.pick([...cloths, '#c9485f', '#2f7f86']);
  const sleeve = s.rng.int(0, 2);
  s.reach([-220, -280], [220, 290]);
  const sleeves = ['L-112 -250', 'L-140 -226L-196 -120L-128 -90L-104 -150', 'L-138 -228L-214 70L-160 84L-104 -110'][
    sleeve
  ]!;
  const back = ['L112 -250', 'L104 -150L128 -90L196 -120L140 -226', 'L104 -110L160 84L214 70L138 -228'][sleeve]!;
  const d = `M-56 -262${sleeves}L-88 -20C-110 90 -180 200 -206 276Q0 312 206 276C180 200 110 90 88 -20${back}L56 -262Q0 -196 -56 -262Z`;
  garment(
    s,
    d,
    cloth(s, colour, 0.4),
    colour,
    crease(
      'M-60 0C-70 110 -120 210 -130 276M0 10V288M60 0C70 110 120 210 130 276M-30 10C-34 120 -60 220 -64 284M30 10C34 120 60 220 64 284',
    ),
    path('M-90 -34H90L86 2H-86Z', { fill: s.rng.pick([shade(colour, -0.16), white, '#c9a24b']) }),
    line('M-56 -262Q0 -196 56 -262', shade(colour, -0.14), 6),
  );
};

export const skirt: Composition = (s) => {
  const colour = s.rng.pick(cloths);
  s.reach([-220, -230], [220, 250]);
  const pleats = Array.from({ length: 9 }, (_, k) => `M${-80 + k * 20} -196L${-190 + k * 47} 246`).join('');
  garment(
    s,
    'M-100 -226H100L206 236Q0 274 -206 236Z',
    cloth(s, colour, 0.4),
    colour,
    line(pleats, '#000', 5, { opacity: 0.13 }),
    path('M-100 -226H100L106 -192H-106Z', { fill: shade(colour, -0.12) }),
    circle(84, -209, 6, '#d9c48a'),
  );
};

export const trousers: Composition = (s) => {
  const colour = s.rng.pick(['#3d5a85', '#2c3d5c', '#5a6470', '#8a7a5e', '#3a3f47', '#6f7f5e', '#b39a72', '#4a6f8f']);
  s.reach([-150, -280], [150, 290]);
  const stitch = { 'stroke-dasharray': '6 4' } as const;
  garment(
    s,
    'M-112 -274H112L140 280H40L4 -70H-4L-40 280H-140Z',
    cloth(s, colour, 0.85),
    colour,
    crease('M-80 -160C-92 0 -100 150 -96 270M80 -160C92 0 100 150 96 270'),
    rect(-113, -276, 226, 32, shade(colour, -0.08), 3),
    line(
      'M-108 -240C-80 -236 -74 -206 -104 -182M108 -240C80 -236 74 -206 104 -182M0 -240V-90M10 -240V-120Q6 -104 0 -100',
      s.rng.pick(['#d9a45a', shade(colour, -0.2), white]),
      2.4,
      stitch,
    ),
    circle(0, -260, 8, '#c7a14a'),
    ...[-70, 60].map((x) => rect(x, -282, 12, 42, shade(colour, -0.14), 2)),
    line('M-138 262H-42M138 262H42', shade(colour, -0.16), 3, stitch),
  );
};
