import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import { circle, line, rect } from '../../svg.ts';
import { grain } from '../goods/wood.ts';
import { brights, type Composition, cloths, dark, gold, iron, pastels, steel, white, woods } from '../materials.ts';
import { legs } from './seats.ts';

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
