import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import type { Vec } from '../../studio/space.ts';
import type { Studio } from '../../studio/studio.ts';
import { circle, group, line, path } from '../../svg.ts';
import { type Composition, white, woods } from '../materials.ts';
import { pile } from '../pile.ts';

/** One fruit or vegetable round a point on the floor. */
type Fruit = (s: Studio, at: Vec, r: number) => void;

const roundFruit =
  (colours: readonly string[], stem: string, leaf: boolean): Fruit =>
  (s, at, r) => {
    const colour = s.rng.pick(colours);
    s.ball([at[0], at[1], at[2] + r * 0.9], r, colour);
    const [x, y] = s.space.project([at[0], at[1], at[2] + r * 1.72]);
    s.add(
      path(`M${x - r * 0.2} ${y}Q${x} ${y + r * 0.16} ${x + r * 0.2} ${y}Q${x} ${y - r * 0.06} ${x - r * 0.2} ${y}Z`, {
        fill: shade(colour, -0.16),
      }),
      line(`M${x} ${y + r * 0.04}q${r * 0.06} ${-r * 0.2} ${r * 0.16} ${-r * 0.3}`, stem, r * 0.1),
      leaf
        ? path(
            `M${x + r * 0.08} ${y - r * 0.14}q${r * 0.3} ${-r * 0.36} ${r * 0.62} ${-r * 0.16}q${-r * 0.26} ${r * 0.34} ${-r * 0.62} ${r * 0.16}Z`,
            { fill: '#5f9a3f' },
          )
        : '',
    );
  };

const tomatoTop: Fruit = (s, at, r) => {
  const colour = s.rng.pick(['#d43a2c', '#e0523a', '#c92f2f']);
  s.ball([at[0], at[1], at[2] + r * 0.86], r, colour);
  const [x, y] = s.space.project([at[0], at[1], at[2] + r * 1.66]);
  s.add(
    ...[-70, -30, 10, 50, 100, 150].map((a) =>
      path(
        `M${x} ${y}q${r * 0.1} ${-r * 0.2} ${r * 0.44} ${-r * 0.04}q${-r * 0.2} ${r * 0.1} ${-r * 0.44} ${r * 0.04}Z`,
        { fill: '#3f7a35', transform: `rotate(${a} ${x} ${y})` },
      ),
    ),
  );
};

const kinds: readonly Fruit[] = [
  roundFruit(['#c9302c', '#d4503a', '#b8302f'], '#5b3a22', true),
  roundFruit(['#7fae3a', '#93bd4a', '#a9c45a'], '#5b3a22', true),
  roundFruit(['#f08c2a', '#e8801f', '#f29a3a'], '#4f7a35', false),
  roundFruit(['#f2cf3f', '#edc52f'], '#6f8a35', true),
  tomatoTop,
  roundFruit(['#7a3a6a', '#6a2f5f', '#8a4a74'], '#5b3a22', false),
  roundFruit(['#c98a4a', '#b97a3f', '#d49a5a'], '#7a5a35', false),
];

function heap(s: Studio, kind: Fruit, x0: number, y0: number, z: number, w: number, d: number, r: number): void {
  const cols = Math.floor(w / (r * 1.75));
  const rows = Math.max(2, Math.floor(d / (r * 1.6)));
  const spots: Vec[] = [];
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let k = 0; k < cols; k += 1)
      spots.push([
        x0 + r + ((w - 2 * r) * k) / (cols - 1) + s.rng.int(-4, 4),
        y0 + r * 0.8 + ((d - 1.6 * r) * row) / (rows - 1),
        z + (row % 2) * r * 0.2,
      ]);
  for (let k = 0; k < cols - 1; k += 1)
    spots.push([x0 + r * 1.8 + ((w - 3.6 * r) * k) / Math.max(1, cols - 2), y0 + d * 0.42, z + r * 1.1]);
  for (const spot of spots) kind(s, spot, r * (0.92 + s.rng.next() * 0.14));
}

export const crate: Composition = (s) => {
  s.look(s.rng.int(22, 36), 28);
  const wood = s.rng.pick([...woods, '#3f6fa8', '#3a8a5c']);
  const kind = s.rng.pick(kinds);
  const [w, d, h] = [330, 210, 100];
  s.box([0, d - 10, 0], [w, 10, h], shade(wood, -0.12));
  s.box([0, 0, 0], [10, d, h], shade(wood, -0.14));
  heap(s, kind, 10, 12, h * 0.42, w - 20, d - 24, s.rng.pick([34, 40]));
  for (const z of [4, 38, 72]) {
    s.box([w - 10, 0, z], [10, d, 26], wood);
    s.box([0, -2, z], [w, 10, 26], wood);
    s.front(
      [0, -2.5, z + 26],
      line(`M20 13h90M150 8h120`, shade(wood, -0.06), 2),
      circle(14, 13, 3, '#5b5048'),
      circle(w - 14, 13, 3, '#5b5048'),
    );
  }
  for (const x of [0, w - 26]) s.box([x, -6, 0], [26, 8, h + 4], shade(wood, 0.02));
};

export const fruits: Composition = (s) => {
  s.look(26, 22);
  const kind = s.rng.pick(kinds);
  for (const [x, y, r] of [
    [190, 130, 70],
    [30, 110, 68],
    [110, 20, 74],
    [250, 20, 60],
  ] as const)
    kind(s, [x, y, 0], r);
};

/** A bowl heaped with dates, nuts, legumes or spices. */
function bowl(s: Studio, colour: string, size: number, count: number): void {
  const wood = s.rng.pick([...woods, white, '#3a4a5c', '#c9704a']);
  lathe(
    s,
    [110, 80, 0],
    [
      [56, 0],
      [54, 8],
      [110, 40],
      [134, 84],
      [136, 92],
    ],
    wood,
    { finish: woods.includes(wood as (typeof woods)[number]) ? 'matte' : 'gloss', lid: 'open' },
  );
  pile(s, [110, 80, 82], 118, 66, colour, count, size);
  pile(s, [-20, -60, 0], 70, 30, colour, Math.round(count * 0.3), size);
}

export const dates: Composition = (s) => {
  s.look(20, 24);
  bowl(s, s.rng.pick(['#6b3a1f', '#8a4f2a', '#4f2a18', '#a8682f']), 17, 90);
  const [x, y] = s.space.project([260, 20, 0]);
  s.reach([x - 60, y - 130], [x + 104, y]);
  s.add(
    group(
      `translate(${x} ${y})`,
      ...[-60, -30, 0, 30].map((a) =>
        path('M0 0C-12 -40 -10 -90 0 -130C10 -90 12 -40 0 0Z', {
          fill: s.fall('#6f9a4a', 0.05),
          transform: `rotate(${a + 20})`,
        }),
      ),
    ),
  );
};

export const nuts: Composition = (s) => {
  s.look(20, 24);
  bowl(s, s.rng.pick(['#c98f52', '#d9b27a', '#b5763a', '#e8d3a8', '#7fa35a']), 14, 130);
};

export const grains: Composition = (s) => {
  s.look(20, 20);
  const grain = s.rng.pick(['#e8cf8f', '#f3ead2', '#d9a94a', '#c98f52', '#b55a3a', '#f0d56a']);
  lathe(
    s,
    [150, 120, 0],
    [
      [86, 0],
      [104, 20],
      [108, 90],
      [96, 150],
      [100, 168],
    ],
    '#cdb48a',
    { finish: 'matte', lid: 'open' },
  );
  for (const r of [0, 1, 2])
    lathe(
      s,
      [150, 120, 140 + r * 12],
      [
        [100 + r * 3, 0],
        [106 + r * 3, 8],
        [102 + r * 3, 15],
      ],
      shade('#cdb48a', 0.04 - r * 0.03),
      { finish: 'matte', lid: 'open', shadow: false },
    );
  pile(s, [150, 120, 172], 92, 50, grain, 150, 7);
  pile(s, [10, -40, 0], 110, 44, grain, 150, 7);
  const [x, y] = s.space.project([280, 20, 0]);
  s.reach([x - 60, y - 250], [x + 130, y]);
  const ear = (turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      line('M0 0V-190', '#b8923f', 5),
      ...Array.from({ length: 6 }, (_, k) =>
        path(`M0 ${-110 - k * 18}q-26 -10 -24 -36q22 8 24 36ZM0 ${-110 - k * 18}q26 -10 24 -36q-22 8 -24 36Z`, {
          fill: k % 2 ? '#d9b04f' : '#c99c3a',
        }),
      ),
      path('M0 -212q-12 -20 0 -44q12 24 0 44Z', { fill: '#d9b04f' }),
    );
  s.add(ear(-16), ear(10), ear(30));
};
