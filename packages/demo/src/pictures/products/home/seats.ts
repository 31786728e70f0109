import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import type { Vec } from '../../studio/space.ts';
import type { Studio } from '../../studio/studio.ts';
import { path } from '../../svg.ts';
import { grain } from '../goods/wood.ts';
import {
  brights,
  type Composition,
  cloths,
  dark,
  iron,
  leathers,
  pastels,
  rubber,
  steel,
  white,
  woods,
} from '../materials.ts';

const upholstery = [...cloths, ...leathers] as const;

/** Four legs below a rectangle. */
export function legs(
  s: Studio,
  x: number,
  y: number,
  w: number,
  d: number,
  h: number,
  size: number,
  colour: string,
): void {
  for (const [a, b] of [
    [0, d - size],
    [w - size, d - size],
    [0, 0],
    [w - size, 0],
  ] as const)
    s.box([x + a, y + b, 0], [size, size, h], colour);
}

export const sofa: Composition = (s) => {
  const colour = s.rng.pick(upholstery);
  const seats = s.rng.int(2, 3);
  const w = seats * 120;
  const wood = s.rng.pick(woods);
  legs(s, 10, 10, w + 60, 140, 26, 14, wood);
  s.box([24, 130, 26], [w + 32, 46, 150], colour, { round: 9 });
  s.box([0, 10, 26], [42, 166, 106], colour, { round: 9 });
  s.box([36, 10, 26], [w + 8, 150, 40], shade(colour, -0.02), { round: 5 });
  for (let k = 0; k < seats; k += 1) {
    s.box([42 + k * 120, 104, 84], [114, 34, 86], shade(colour, 0.025), { round: 9, shadow: false });
    s.box([42 + k * 120, 6, 62], [114, 116, 34], shade(colour, 0.03), { round: 7, shadow: false });
  }
  if (s.rng.chance(0.6))
    s.box([60, 84, 98], [70, 24, 64], s.rng.pick([...brights, ...pastels]), { round: 9, shadow: false });
  s.box([w + 38, 10, 26], [42, 166, 106], colour, { round: 9 });
};

export const armchair: Composition = (s) => {
  const colour = s.rng.pick(upholstery);
  legs(s, 20, 10, 180, 150, 40, 14, s.rng.pick([...woods, dark]));
  s.box([30, 124, 40], [160, 44, 200], colour, { round: 10 });
  s.box([10, 10, 40], [36, 150, 110], colour, { round: 9 });
  s.box([40, 6, 40], [140, 130, 46], shade(colour, -0.02), { round: 6 });
  s.box([46, 2, 80], [128, 124, 34], shade(colour, 0.03), { round: 8, shadow: false });
  s.box([54, 96, 112], [112, 34, 104], shade(colour, 0.03), { round: 9, shadow: false });
  s.box([174, 10, 40], [36, 150, 110], colour, { round: 9 });
};

function chair(s: Studio, [x, y]: readonly [number, number], wood: string, seat: string, back: 'front' | 'far'): void {
  const rear = back === 'far' ? y + 76 : y;
  for (const [a, b] of [
    [0, 76],
    [76, 76],
    [0, 0],
    [76, 0],
  ] as const) {
    const tall = y + b === rear;
    if (!(back === 'front' && b === 0)) s.box([x + a, y + b, 0], [9, 9, tall ? 200 : 92], wood);
  }
  if (back === 'far') s.box([x, rear, 140], [85, 9, 58], seat, { round: 4 });
  s.box([x - 2, y - 2, 88], [89, 89, 13], seat, { round: 4 });
  if (back === 'front') {
    for (const a of [0, 76]) s.box([x + a, y, 0], [9, 9, 200], wood);
    s.box([x, y, 140], [85, 9, 58], seat, { round: 4 });
  }
}

export const diningSet: Composition = (s) => {
  const wood = s.rng.pick(woods);
  const seat = s.rng.pick([wood, ...cloths]);
  chair(s, [30, 190], wood, seat, 'far');
  chair(s, [200, 190], wood, seat, 'far');
  legs(s, 0, 60, 320, 150, 130, 15, wood);
  s.box([-10, 50, 130], [340, 170, 14], wood, { round: 2 });
  s.top([-10, 220, 144.5], grain(0, 0, 340, 170, wood));
  lathe(
    s,
    [160, 140, 144],
    [
      [30, 0],
      [28, 4],
      [56, 26],
      [60, 32],
    ],
    white,
    { lid: 'open', shadow: false },
  );
  chair(s, [40, -30], wood, seat, 'front');
  chair(s, [200, -30], wood, seat, 'front');
};

export const diningChair: Composition = (s) => {
  const wood = s.rng.pick([...woods, dark]);
  const seat = s.rng.pick([...cloths, wood]);
  for (const [x, y] of s.rng.chance(0.5)
    ? ([
        [130, 100],
        [0, 0],
      ] as const)
    : ([[0, 0]] as const))
    chair(s, [x, y], wood, seat, 'far');
};

export const officeChair: Composition = (s) => {
  s.look(26, 16);
  const colour = s.rng.pick([...cloths, '#2b2e33', '#2b2e33']);
  for (const [x, y] of [
    [84, 40],
    [-84, 40],
    [56, -64],
    [-56, -64],
    [0, 100],
  ] as const) {
    s.tube([0, 0, 34], [x, y, 18], 9, dark, { finish: 'gloss' });
    s.tube([x - 9, y, 12], [x + 9, y, 12], 13, rubber, {});
  }
  s.tube([0, 0, 30], [0, 0, 116], 12, steel, { finish: 'metal' });
  s.box([-78, 70, 150], [156, 20, 190], colour, { round: 12 });
  s.box([-14, 74, 110], [28, 14, 60], dark);
  for (const x of [-96, 82]) s.box([x, 40, 116], [12, 14, 70], dark, { shadow: false });
  s.box([-84, -72, 112], [168, 156, 28], colour, { round: 10 });
  for (const x of [-102, 76]) s.box([x, -30, 182], [26, 100, 12], '#3a4048', { round: 4, shadow: false });
};

export const outdoorSet: Composition = (s) => {
  const wood = s.rng.pick(woods);
  const cushion = s.rng.pick([...brights, ...pastels, ...cloths]);
  if (s.rng.chance(0.5)) {
    s.tube([180, 190, 0], [180, 190, 360], 7, wood, {});
    lathe(
      s,
      [180, 190, 0],
      [
        [60, 0],
        [60, 14],
      ],
      iron,
      { sharp: true },
    );
    const second = s.rng.pick([white, shade(cushion, 0.14)]);
    lathe(
      s,
      [180, 190, 300],
      [
        [190, 0],
        [120, 40],
        [30, 72],
        [0, 78],
      ],
      cushion,
      { finish: 'matte', sharp: true, lid: 'none' },
    );
    const [x, y] = s.space.project([180, 190, 378]);
    s.add(
      ...[-0.62, -0.12, 0.4].map((k) =>
        path(`M${x} ${y}L${x + 190 * k} ${y + 110}L${x + 190 * (k + 0.24)} ${y + 112}Z`, {
          fill: second,
          opacity: 0.75,
        }),
      ),
    );
  }
  legs(s, 20, 20, 330, 130, 50, 12, wood);
  s.box([10, 10, 50], [350, 150, 10], wood);
  s.box([14, 14, 60], [230, 142, 24], cushion, { round: 7 });
  s.prism(
    [
      [240, 62],
      [330, 160],
      [350, 150],
      [262, 52],
    ],
    14,
    142,
    cushion,
    6,
  );
};

export const schoolDesk: Composition = (s) => {
  const wood = s.rng.pick(woods);
  const metal = s.rng.pick([...brights, iron, '#2c68ad']);
  const place = ([x, y, z]: Vec) => {
    for (const a of [0, 150]) {
      s.tube([x + a, y + 120, z], [x + a, y + 120, z + 118], 6, metal, {});
      s.tube([x + a, y + 60, z], [x + a, y + 60, z + 118], 6, metal, {});
    }
    s.box([x - 12, y + 40, z + 96], [176, 96, 20], shade(metal, 0.03));
    s.box([x - 14, y + 36, z + 118], [180, 106, 10], wood, { round: 3 });
    for (const a of [40, 110])
      for (const b of [-60, -6]) s.tube([x + a, y + b, z], [x + a, y + b, z + 70], 5, metal, {});
    s.box([x + 30, y - 66, z + 70], [92, 70, 9], wood, { round: 4 });
    for (const a of [40, 112]) s.tube([x + a, y - 62, z + 70], [x + a, y - 70, z + 140], 5, metal, {});
    s.box([x + 30, y - 74, z + 104], [92, 9, 40], wood, { round: 4 });
  };
  if (s.rng.chance(0.5)) place([190, 120, 0]);
  place([0, 0, 0]);
};
