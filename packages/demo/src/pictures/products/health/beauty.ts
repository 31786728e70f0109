import { shade } from '../../colour.ts';
import { label, lathe } from '../../studio/lathe.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { print } from '../machines/control-parts.ts';
import { black, type Composition, gold, silver, white } from '../materials.ts';
import { vessel } from '../vessel.ts';

/** A compact with pans of colour, and a brush. */
export const palette: Composition = (s) => {
  s.look(s.rng.int(18, 34), 34);
  const body = s.rng.pick([black, '#d9b8a8', gold, white]);
  s.box([0, 0, 0], [330, 190, 22], body, { round: 5 });
  const tones = s.rng.pick([
    ['#e8c9b0', '#c98f6a', '#8a5238', '#5b3328'],
    ['#f0c9c4', '#d98a94', '#a34a62', '#5f2a44'],
    ['#e8d9a8', '#c9a24b', '#7a8a5a', '#3f4f3f'],
    ['#d9d3e8', '#9a8fc4', '#5f5490', '#33304f'],
  ]);
  s.top(
    [0, 190, 22.5],
    ...Array.from(
      { length: 8 },
      (_, k) =>
        rect(18 + (k % 4) * 76, 18 + Math.floor(k / 4) * 80, 66, 70, shade(tones[k % 4]!, k > 3 ? 0.05 : 0), 8) +
        rect(18 + (k % 4) * 76, 18 + Math.floor(k / 4) * 80, 66, 70, 'none', 8, {
          stroke: '#000',
          'stroke-width': 2,
          opacity: 0.18,
        }),
    ),
  );
  s.box([0, 186, 20], [330, 12, 180], body, { round: 5 });
  s.front(
    [0, 185.5, 200],
    rect(
      16,
      14,
      298,
      150,
      s.gradient(
        [
          [0, '#dfe8ee'],
          [0.5, '#b9c9d4'],
          [1, '#eaf1f5'],
        ],
        { x2: 1 },
      ),
      6,
    ),
    path('M60 14h60L40 164H16V100Z', { fill: '#fff', opacity: 0.45 }),
  );
  s.tube([40, -70, 14], [210, -50, 14], 9, black, { finish: 'gloss' });
  s.tube([210, -50, 14], [262, -44, 14], 13, silver, { finish: 'metal' });
  s.tube([262, -44, 14], [330, -36, 16], 14, '#8a6a54', { r2: 24 });
};

export const perfume: Composition = (s) => {
  const juice = s.rng.pick(['#e3b36a', '#e8a3a0', '#a9c7a0', '#9fb9dd', '#c9a3d4', '#d98a4a']);
  const lid = s.rng.pick([gold, black, silver, '#5b4033']);
  const square = s.rng.chance(0.55);
  if (square) {
    const w = s.rng.int(150, 190);
    s.box([0, 0, 0], [w, 70, 200], '#dfeaf0', { round: 4 });
    s.front(
      [0, -0.5, 200],
      rect(
        12,
        40,
        w - 24,
        148,
        s.gradient([
          [0, shade(juice, 0.1)],
          [1, juice],
        ]),
        4,
      ),
      rect(0, 0, w, 200, '#fff', 4, { opacity: 0.16 }),
      path(`M16 8H${w * 0.3}L${w * 0.16} 192H16Z`, { fill: '#fff', opacity: 0.4 }),
      rect(w * 0.24, 84, w * 0.52, 62, white, 3),
      print(w * 0.32, 98, w * 0.36, 2, 16, black),
    );
    s.tube([w / 2, 35, 200], [w / 2, 35, 222], 24, gold, { finish: 'metal' });
    s.box([w / 2 - 40, 2, 222], [80, 66, 74], lid, { round: 3 });
  } else {
    lathe(
      s,
      [90, 40, 0],
      [
        [60, 0],
        [92, 30],
        [100, 90],
        [84, 150],
        [30, 184],
        [24, 196],
      ],
      juice,
      { finish: 'gloss' },
    );
    label(s, [90, 40, 0], 98, 70, 116, white, black, 0);
    s.tube([90, 40, 196], [90, 40, 216], 26, gold, { finish: 'metal' });
    s.ball([90, 40, 250], 40, lid);
  }
  if (s.rng.chance(0.6)) {
    const colour = s.rng.pick([black, white, juice]);
    s.box([210, 70, 0], [130, 80, 230], colour, { round: 1 });
    s.front(
      [210, 69.5, 230],
      rect(12, 12, 106, 206, 'none', 0, { stroke: gold, 'stroke-width': 2.5 }),
      print(36, 96, 58, 2, 18, gold),
    );
  }
};

export const nailPolish: Composition = (s) => {
  s.look(22, 14);
  const colours = s.rng.some(
    ['#c9303f', '#e8859a', '#7a2f5a', '#3f5f9a', '#e0a04a', '#4a9a8a', '#d9c4b4', '#2b2b33'],
    4,
  );
  for (const [k, colour] of colours.entries()) {
    const [x, y] = [k * 100, (k % 2) * 60];
    lathe(
      s,
      [x, y, 0],
      [
        [38, 0],
        [42, 6],
        [42, 60],
        [36, 78],
        [18, 88],
      ],
      colour,
      { shine: 0.7 },
    );
    lathe(
      s,
      [x, y, 88],
      [
        [20, 0],
        [15, 120],
      ],
      s.rng.chance(0.8) ? black : gold,
      { sharp: true },
    );
  }
};

/** Bundles of hair. */
export const hairBundles: Composition = (s) => {
  s.flat = true;
  s.reach([-200, -270], [220, 280]);
  const colour = s.rng.pick(['#2a1f1b', '#5b3a26', '#8a5a33', '#c9985a', '#3a2a2a', '#7a3526']);
  for (let k = 0; k < 3; k += 1) {
    const x = -140 + k * 130;
    const sway = s.rng.int(14, 30);
    const d = `M${x - 26} -236C${x - 60 - sway} -100 ${x - 20 + sway} 20 ${x - 58} 150C${x - 66} 220 ${x - 10} 270 ${x + 34} 276C${x + 80} 220 ${x + 44 + sway} 60 ${x + 66} -40C${x + 76} -130 ${x + 50} -190 ${x + 34} -236Z`;
    const tone = shade(colour, k * 0.035);
    s.shadows.push(d);
    s.add(
      path(d, {
        fill: s.gradient([
          [0, shade(tone, 0.02)],
          [0.4, shade(tone, 0.1)],
          [0.6, tone],
          [1, shade(tone, -0.05)],
        ]),
      }),
      line(
        Array.from(
          { length: 11 },
          (_, t) =>
            `M${x - 20 + t * 5} -232C${x - 50 - sway + t * 11} -100 ${x - 16 + sway + t * 7} 20 ${x - 50 + t * 11} 150C${x - 54 + t * 11} 200 ${x - 20 + t * 6} 240 ${x + 10 + t * 3} 262`,
        ).join(''),
        shade(tone, 0.15),
        1.8,
        { opacity: 0.55 },
      ),
      rect(x - 32, -262, 72, 36, s.rng.pick([black, gold, '#7a3f4a']), 6),
    );
  }
};

/** Powders and extracts in bowls and vials. */
export const ingredients: Composition = (s) => {
  s.look(20, 18);
  const powder = s.rng.pick(['#e8d9b8', '#d98a4a', '#8fa35a', '#f0f0ec', '#c9737a']);
  lathe(
    s,
    [160, 90, 0],
    [
      [30, 0],
      [28, 8],
      [66, 40],
      [84, 80],
    ],
    white,
    { lid: 'open' },
  );
  s.top([160, 90, 78], circle(0, 0, 74, powder));
  s.ball([160, 90, 80], 40, powder, 'matte');
  vessel(s, {
    at: [10, 90, 0],
    r: 36,
    h: 130,
    colour: '#7a4a22',
    finish: 'glass',
    fill: '#a8682c',
    cap: black,
    neck: 16,
    tag: white,
  });
  vessel(s, {
    at: [50, -30, 0],
    r: 26,
    h: 80,
    colour: '#cfe6ee',
    finish: 'glass',
    fill: s.rng.pick(['#e3b36a', '#a9c77a', '#e8a3a0']),
    cap: silver,
    capFinish: 'metal',
    neck: 18,
    capHeight: 22,
  });
  for (const a of [-40, -10, 24]) {
    const [x, y] = s.space.project([250, 0, 0]);
    s.add(
      path('M0 0C-18 -30 -16 -70 0 -96C16 -70 18 -30 0 0Z', {
        fill: s.fall('#6f9a4a', 0.06),
        transform: `translate(${x} ${y}) rotate(${a + 30})`,
      }),
    );
  }
};
