import { shade } from '../colour.ts';
import { lathe } from '../studio/lathe.ts';
import type { Vec } from '../studio/space.ts';
import type { Studio } from '../studio/studio.ts';
import { circle, line, path, rect } from '../svg.ts';
import {
  brights,
  type Composition,
  cloths,
  dark,
  gold,
  iron,
  leathers,
  pastels,
  rubber,
  steel,
  white,
  woods,
} from './materials.ts';

const upholstery = [...cloths, ...leathers] as const;

/** Four legs below a rectangle. */
function legs(s: Studio, x: number, y: number, w: number, d: number, h: number, size: number, colour: string): void {
  for (const [a, b] of [
    [0, d - size],
    [w - size, d - size],
    [0, 0],
    [w - size, 0],
  ] as const)
    s.box([x + a, y + b, 0], [size, size, h], colour);
}

const grain = (x: number, y: number, w: number, h: number, colour: string) =>
  line(
    Array.from(
      { length: 4 },
      (_, k) => `M${x + 6} ${y + (h * (k + 0.6)) / 4.4}q${w / 4} ${k % 2 ? 5 : -5} ${w / 2} 0t${w / 2 - 12} 0`,
    ).join(''),
    shade(colour, -0.06),
    1.6,
  );

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

export const coffeeTable: Composition = (s) => {
  const wood = s.rng.pick(woods);
  const metal = s.rng.pick([dark, gold, wood]);
  if (s.rng.chance(0.5)) {
    legs(s, 0, 0, 320, 190, 90, 14, metal);
    s.box([-8, -8, 90], [336, 206, 16], wood, { round: 3 });
    s.top([-8, 198, 106.5], grain(0, 0, 336, 206, wood));
    if (s.rng.chance(0.6)) s.box([8, 8, 30], [304, 174, 9], shade(wood, -0.03));
  } else {
    lathe(
      s,
      [150, 100, 0],
      [
        [70, 0],
        [66, 8],
        [24, 30],
        [20, 84],
      ],
      metal,
      {},
    );
    lathe(
      s,
      [150, 100, 84],
      [
        [150, 0],
        [154, 6],
        [150, 16],
      ],
      s.rng.pick([wood, white, '#d9d4cc']),
      { finish: 'matte' },
    );
  }
  s.box([90, 80, 106], [90, 60, 10], s.rng.pick(brights), { round: 1, shadow: false });
  s.box([96, 84, 116], [80, 52, 9], s.rng.pick(cloths), { round: 1, shadow: false });
  lathe(
    s,
    [236, 110, 106],
    [
      [20, 0],
      [28, 20],
      [16, 44],
      [12, 60],
    ],
    s.rng.pick([white, ...cloths]),
    { lid: 'open', shadow: false },
  );
};

export const bed: Composition = (s) => {
  const wood = s.rng.pick([...woods, ...cloths]);
  const linen = s.rng.pick([...pastels, white]);
  const cover = s.rng.pick([...cloths, ...pastels]);
  legs(s, 0, -4, 250, 340, 30, 18, dark);
  s.box([-14, 336, 10], [278, 22, 190], wood, { round: 8 });
  s.box([0, 0, 26], [250, 340, 36], wood, { round: 3 });
  s.box([4, 4, 62], [242, 332, 44], white, { round: 8 });
  for (const x of [18, 132]) s.box([x, 268, 104], [100, 60, 30], linen, { round: 12 });
  s.box([0, 0, 70], [250, 230, 42], cover, { round: 6 });
  s.box([0, 196, 108], [250, 44, 10], shade(linen, 0.02), { round: 4 });
};

export const mattress: Composition = (s) => {
  s.look(30, 28);
  const accent = s.rng.pick(cloths);
  for (const z of s.rng.chance(0.5) ? [0, 66] : [0]) {
    s.box([0, 0, z], [330, 220, 58], white, { round: 8 });
    s.front([0, -1, z + 58], rect(4, 20, 322, 16, accent));
    s.right([331, 0, z + 58], rect(4, 20, 212, 16, shade(accent, -0.07)));
    s.top(
      [0, 220, z + 59],
      ...Array.from({ length: 35 }, (_, k) => circle(28 + (k % 7) * 46, 26 + Math.floor(k / 7) * 42, 6, '#d3dae0')),
      line(Array.from({ length: 8 }, (_, k) => `M${k * 46 - 18} 0L${k * 46 + 200} 220`).join(''), '#dfe5e9', 2),
    );
  }
};

/** Tall storage with doors, drawers or shelves. */
export const wardrobe: Composition = (s) => {
  const wood = s.rng.pick([...woods, white, '#8fa3a8', '#d9d4cc']);
  const doors = s.rng.int(2, 4);
  const w = doors * 84;
  s.box([0, 0, 0], [w, 110, 14], dark);
  s.box([-3, 0, 14], [w + 6, 114, 320], wood, { round: 2 });
  const metal = s.rng.pick([gold, dark, steel]);
  s.front(
    [0, -0.5, 334],
    ...Array.from({ length: doors }, (_, k) => {
      const x = k * 84;
      const glass = s.rng.chance(0.25);
      const split = s.rng.chance(0.4);
      return (
        (split
          ? rect(x + 3, 8, 78, 204, shade(wood, 0.015), 2) +
            rect(x + 3, 216, 78, 46, shade(wood, 0.015), 2) +
            rect(x + 3, 266, 78, 46, shade(wood, 0.015), 2) +
            rect(x + 30, 234, 24, 6, metal, 3) +
            rect(x + 30, 284, 24, 6, metal, 3)
          : rect(x + 3, 8, 78, 304, shade(wood, 0.015), 2)) +
        (glass
          ? rect(
              x + 9,
              14,
              66,
              split ? 192 : 292,
              s.gradient(
                [
                  [0, '#e3eef3'],
                  [0.5, '#b9ccd6'],
                  [1, '#dfeaf0'],
                ],
                { x2: 1 },
              ),
            )
          : grain(x + 8, 20, 68, split ? 180 : 280, wood)) +
        rect(x + (k % 2 ? 8 : 70), 130, 6, 50, metal, 3)
      );
    }),
  );
};

export const sideboard: Composition = (s) => {
  const wood = s.rng.pick([...woods, white]);
  legs(s, 14, 10, 352, 100, 46, 12, s.rng.pick([dark, gold, wood]));
  s.box([0, 0, 46], [380, 120, 120], wood, { round: 2 });
  const front = s.rng.pick([shade(wood, 0.03), ...cloths, white]);
  s.front(
    [0, -0.5, 166],
    rect(6, 7, 118, 106, front, 2),
    ...[0, 1, 2].map((k) => rect(130, 7 + k * 36, 120, 33, front, 2) + rect(178, 21 + k * 36, 24, 5, dark, 2)),
    rect(256, 7, 118, 106, front, 2),
    circle(112, 60, 5, dark),
    circle(268, 60, 5, dark),
    grain(8, 10, 114, 100, front),
    grain(258, 10, 114, 100, front),
  );
  lathe(
    s,
    [70, 60, 166],
    [
      [26, 0],
      [36, 26],
      [18, 62],
      [14, 84],
    ],
    s.rng.pick([...cloths, white]),
    { lid: 'open', shadow: false },
  );
  s.box([270, 50, 166], [70, 12, 90], '#f6f4ef', { shadow: false });
  s.front([270, 49.5, 256], rect(6, 6, 58, 78, s.rng.pick(pastels)), circle(35, 42, 17, s.rng.pick(brights)));
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

export const kitchen: Composition = (s) => {
  const front = s.rng.pick([white, '#3f5a5c', '#8fa38f', '#d9d4cc', '#33435c', ...woods]);
  const stone = s.rng.pick(['#e8e4de', '#3a3f45', '#c9b79f', '#f3f1ee']);
  const metal = s.rng.pick([gold, steel, dark]);
  s.box([0, 0, 0], [420, 120, 14], dark);
  s.box([0, 0, 14], [420, 124, 130], front);
  s.front(
    [0, -0.5, 144],
    ...[0, 1, 2, 3].map((k) =>
      k === 2
        ? rect(k * 105 + 3, 4, 99, 122, '#23272c', 3) +
          rect(k * 105 + 12, 28, 81, 70, '#3f4a54', 3) +
          rect(k * 105 + 14, 12, 78, 7, steel, 3)
        : k === 1
          ? [0, 1, 2]
              .map(
                (d) =>
                  rect(k * 105 + 3, 4 + d * 41, 99, 38, shade(front, 0.02), 2) +
                  rect(k * 105 + 34, 14 + d * 41, 38, 5, metal, 2),
              )
              .join('')
          : rect(k * 105 + 3, 4, 99, 120, shade(front, 0.02), 2) + rect(k * 105 + (k ? 12 : 88), 16, 5, 34, metal, 2),
    ),
  );
  s.box([-6, -8, 144], [432, 134, 12], stone, { round: 1 });
  s.top(
    [20, 112, 156.5],
    rect(0, 0, 110, 80, '#c3cad1', 8),
    rect(6, 6, 98, 68, '#8d969f', 6),
    rect(216, 6, 96, 72, '#23272c', 4),
    circle(242, 30, 14, '#3f464e'),
    circle(286, 30, 14, '#3f464e'),
    circle(242, 60, 10, '#3f464e'),
    circle(286, 60, 10, '#3f464e'),
  );
  s.tube([75, 118, 156], [75, 118, 214], 5, metal, { finish: 'metal' });
  s.tube([75, 118, 212], [75, 76, 212], 5, metal, { finish: 'metal', shadow: false });
  for (const x of [0, 140, 280]) {
    s.box([x, 70, 264], [138, 54, 100], front, { shadow: false });
    s.front(
      [x, 69.5, 364],
      rect(3, 4, 64, 92, shade(front, 0.02), 2),
      rect(71, 4, 64, 92, shade(front, 0.02), 2),
      rect(58, 70, 4, 20, metal, 2),
      rect(76, 70, 4, 20, metal, 2),
    );
  }
};

export const desk: Composition = (s) => {
  const wood = s.rng.pick([...woods, white]);
  const metal = s.rng.pick([dark, steel, white]);
  legs(s, 0, 0, 380, 180, 150, 14, metal);
  s.box([250, 10, 30], [110, 160, 112], s.rng.pick([white, wood, iron]), { round: 2 });
  s.front(
    [250, 9.5, 142],
    ...[0, 1, 2].map(
      (k) =>
        rect(4, 4 + k * 36, 102, 32, 'none', 2, { stroke: '#9aa3ab', 'stroke-width': 2 }) +
        rect(42, 16 + k * 36, 26, 5, dark, 2),
    ),
  );
  s.box([-8, -8, 150], [396, 196, 13], wood, { round: 2 });
  s.box([90, 110, 163], [60, 40, 5], dark, { shadow: false });
  s.box([116, 128, 166], [8, 6, 40], dark, { shadow: false });
  s.box([40, 124, 196], [170, 8, 100], '#23272c', { round: 3, shadow: false });
  s.front(
    [40, 123.5, 296],
    rect(
      5,
      5,
      160,
      88,
      s.gradient(
        [
          [0, '#2b4c7e'],
          [1, '#6fb3c9'],
        ],
        { x2: 1 },
      ),
    ),
  );
  s.box([60, 50, 163], [120, 40, 5], '#d9dee2', { shadow: false });
  lathe(
    s,
    [300, 110, 163],
    [
      [20, 0],
      [20, 34],
    ],
    s.rng.pick(brights),
    { lid: 'open', shadow: false },
  );
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

/** Hinges, slides, knobs and legs. */
export const hardware: Composition = (s) => {
  const metal = s.rng.pick([steel, gold, '#5c6670']);
  s.box([0, 110, 0], [330, 26, 22], metal, { round: 1 });
  s.box([60, 104, 22], [330, 14, 14], shade(metal, 0.05), { round: 1 });
  s.top([0, 136, 22.5], ...[30, 90, 150, 210, 270].map((x) => circle(x, 8, 5, dark)));
  s.box([20, -10, 0], [70, 60, 9], metal, { round: 2 });
  s.tube([94, -10, 12], [94, 50, 12], 11, metal, { finish: 'metal' });
  s.box([98, -10, 0], [70, 60, 9], metal, { round: 2 });
  s.top(
    [20, 50, 9.5],
    circle(20, 16, 6, dark),
    circle(20, 46, 6, dark),
    circle(126, 16, 6, dark),
    circle(126, 46, 6, dark),
  );
  for (const [k, x] of [230, 300].entries())
    lathe(
      s,
      [x, -10 + k * 30, 0],
      [
        [12, 0],
        [10, 14],
        [26, 30],
        [28, 44],
        [16, 52],
      ],
      s.rng.pick([metal, white, woods[1]]),
      { finish: 'metal' },
    );
  lathe(
    s,
    [-40, 60, 0],
    [
      [12, 0],
      [16, 60],
      [24, 150],
      [28, 170],
    ],
    s.rng.pick(woods),
    { finish: 'matte' },
  );
};
