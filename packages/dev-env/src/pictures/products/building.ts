import { shade } from '../colour.ts';
import { lathe } from '../studio/lathe.ts';
import { circle, line, path, rect } from '../svg.ts';
import { print, vents } from './control-parts.ts';
import { brass, type Composition, cloths, dark, gold, iron, paints, rubber, steel, white, woods } from './materials.ts';

const clay = ['#b5563a', '#c9704a', '#a8482f', '#b0aba3', '#d9c9ae', '#8f9296'] as const;

export const bricks: Composition = (s) => {
  const colour = s.rng.pick(clay);
  const holes = s.rng.chance(0.5);
  const block = (x: number, y: number, z: number) => {
    const tone = shade(colour, s.rng.next() * 0.05 - 0.025);
    s.box([x, y, z], [120, 58, 44], tone, { round: 2 });
    if (holes)
      s.top(
        [x, y + 58, z + 44.3],
        ...Array.from({ length: 6 }, (_, k) =>
          rect(12 + (k % 3) * 35, 9 + Math.floor(k / 3) * 22, 24, 15, shade(tone, -0.22), 3),
        ),
      );
  };
  for (let row = 0; row < 4; row += 1)
    for (let d = 2; d >= 0; d -= 1)
      for (let k = 0; k < 3; k += 1)
        if (!(row === 3 && (k === 2 || d === 0))) block(k * 124 + (row % 2) * 10, d * 62, row * 47);
  block(-80, -90, 0);
};

export const cementBags: Composition = (s) => {
  const colour = s.rng.pick(['#cfc5b4', white, '#d9d2c5']);
  const accent = s.rng.pick(paints);
  for (let row = 0; row < 3; row += 1)
    for (let k = 0; k < 2 - (row === 2 ? 1 : 0); k += 1) {
      const [x, y, z] = [k * 176 + row * 12, row * 6, row * 54];
      s.box([x, y, z], [168, 120, 50], colour, { round: 11 });
      s.top(
        [x, y + 120, z + 50.5],
        rect(38, 10, 92, 100, accent, 4),
        print(52, 34, 64, 2, 18, white),
        circle(84, 84, 12, white),
      );
      s.front([x, y - 0.5, z + 50], rect(38, 0, 92, 50, shade(accent, -0.05)));
    }
  lathe(
    s,
    [-60, -40, 0],
    [
      [46, 0],
      [58, 70],
    ],
    iron,
    { sharp: true, lid: 'open' },
  );
  s.top([-60, -40, 69], circle(0, 0, 51, '#a9a9a6'));
};

export const tiles: Composition = (s) => {
  s.look(s.rng.int(22, 38), 22);
  const tone = s.rng.pick(['#e8e2d8', '#6f7f8f', '#c9b79f', '#3f5a5c', '#d9d9d6', '#b3a08a', '#f1efeb']);
  const second = s.rng.pick([shade(tone, -0.12), '#2f4a6b', '#b5563a', gold, '#47635a']);
  const style = s.rng.int(0, 3);
  const face = (k: number) => {
    const veins = [0, 1, 2]
      .map((v) =>
        line(
          `M${-10 + v * 60} ${30 + k * 14}C${60 + v * 30} ${10 + v * 50} ${90 + v * 20} ${140 - v * 20} ${200} ${60 + v * 60 + k * 8}`,
          shade(tone, -0.1),
          3 - v * 0.7,
          { opacity: 0.7 },
        ),
      )
      .join('');
    const figure =
      path('M90 10L170 90L90 170L10 90Z', { fill: second }) +
      path('M90 46L134 90L90 134L46 90Z', { fill: tone }) +
      [
        [0, 0],
        [180, 0],
        [0, 180],
        [180, 180],
      ]
        .map(([a, b]) => circle(a!, b!, 30, second))
        .join('');
    const grid = Array.from({ length: 25 }, (_, g) =>
      rect(
        5 + (g % 5) * 35,
        5 + Math.floor(g / 5) * 35,
        31,
        31,
        shade(g % 3 === k % 3 ? second : tone, ((g * 7) % 5) * 0.012),
        2,
      ),
    ).join('');
    return [veins, figure, grid, path('M0 0H180L0 180Z', { fill: shade(tone, 0.03) })][style]!;
  };
  for (let k = 3; k >= 0; k -= 1) {
    const [x, y] = [k * 46, k * 30];
    s.box([x, y, 0], [180, 11, 180], tone, { round: 1 });
    s.front(
      [x, y - 0.5, 180],
      `<clipPath id="t${k}"><rect width="180" height="180"/></clipPath><g clip-path="url(#t${k})">${face(k)}</g>`,
      path('M0 0H90L20 180H0Z', { fill: '#fff', opacity: 0.16 }),
    );
  }
  for (let k = 0; k < 3; k += 1) s.box([10, -140, k * 13], [180, 110, 11], shade(tone, 0.01), { round: 1 });
  s.top([10, -30, 37.4], path('M0 0H90L40 110H0Z', { fill: '#fff', opacity: 0.22 }));
};

export const door: Composition = (s) => {
  s.look(s.rng.int(22, 36), 14);
  const tone = s.rng.pick([...woods, white, '#5a6b7d', '#3f5a4c', '#7a3a34', '#2f3a46']);
  const metal = s.rng.pick([gold, steel, dark]);
  const frame = shade(tone, tone === white ? -0.06 : 0.05);
  s.box([-14, 20, 0], [20, 34, 372], frame);
  s.box([-14, 20, 360], [208, 34, 16], frame);
  s.box([0, 26, 0], [180, 18, 362], tone, { round: 1 });
  const style = s.rng.int(0, 2);
  const inner = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, shade(tone, -0.035), 2) + rect(x + 6, y + 6, w - 12, h - 12, shade(tone, 0.03), 2);
  s.front(
    [0, 25.5, 362],
    style === 0
      ? inner(20, 20, 62, 130) + inner(98, 20, 62, 130) + inner(20, 176, 62, 164) + inner(98, 176, 62, 164)
      : style === 1
        ? [0, 1, 2, 3]
            .map((k) =>
              rect(
                34,
                24 + k * 84,
                112,
                66,
                s.gradient(
                  [
                    [0, '#e3eef3'],
                    [0.5, '#b5c9d4'],
                    [1, '#dce8ee'],
                  ],
                  { x2: 1 },
                ),
                2,
              ),
            )
            .join('')
        : [0, 1, 2, 3, 4].map((k) => rect(0, 40 + k * 68, 180, 4, shade(tone, -0.08))).join('') +
          rect(
            120,
            26,
            20,
            310,
            s.gradient([
              [0, '#e3eef3'],
              [1, '#b5c9d4'],
            ]),
            2,
          ),
    circle(162, 190, 8, metal),
    rect(140, 186, 26, 8, metal, 4),
  );
  s.box([174, 20, 0], [20, 34, 372], frame);
};

export const windowFrame: Composition = (s) => {
  s.look(s.rng.int(22, 36), 16);
  const tone = s.rng.pick([white, '#3a4048', '#8a5a33', '#c9ced4', '#5a6b7d']);
  const panes = s.rng.int(1, 3);
  const w = 130 * panes + 40;
  s.box([0, 0, 0], [w, 34, 270], tone, { round: 2 });
  s.front(
    [0, -0.5, 270],
    ...Array.from(
      { length: panes },
      (_, k) =>
        rect(20 + k * 130, 20, 122, 228, shade(tone, tone === white ? -0.06 : 0.05), 2) +
        rect(
          32 + k * 130,
          32,
          98,
          204,
          s.gradient([
            [0, '#a9cfe3'],
            [0.6, '#d9ecf4'],
            [1, '#eaf4f0'],
          ]),
          1,
        ) +
        path(`M${40 + k * 130} 236L${100 + k * 130} 32H${122 + k * 130}L${62 + k * 130} 236Z`, {
          fill: '#fff',
          opacity: 0.45,
        }) +
        rect(124 + k * 130, 126, 8, 34, steel, 3),
    ),
  );
  s.box([-16, -34, -12], [w + 32, 76, 12], shade(tone, -0.02), { round: 2 });
};

export const flooring: Composition = (s) => {
  s.look(s.rng.int(26, 40), 32);
  const tone = s.rng.pick([...woods, '#b5aaa0', '#8f9296']);
  const plank = (x: number, y: number, z: number, l: number) => {
    const shadeOf = shade(tone, s.rng.next() * 0.07 - 0.035);
    s.box([x, y, z], [l, 54, 10], shadeOf, { round: 0.6 });
    s.top(
      [x, y + 54, z + 10.3],
      line(
        Array.from(
          { length: 5 },
          (_, k) => `M4 ${8 + k * 10}q${l / 4} ${k % 2 ? 4 : -4} ${l / 2} 0t${l / 2 - 8} 0`,
        ).join(''),
        shade(shadeOf, -0.06),
        1.4,
      ),
      `<ellipse cx="${l * 0.3}" cy="26" rx="16" ry="5" fill="none" stroke="${shade(shadeOf, -0.07)}" stroke-width="1.6"/>`,
    );
  };
  for (let row = 4; row >= 0; row -= 1) {
    const split = row % 2 ? 150 : 240;
    plank(0, row * 55, 0, split - 1);
    plank(split, row * 55, 0, 390 - split);
  }
  for (let k = 0; k < 3; k += 1) plank(30 + k * 16, 40 - k * 36, 11 + k * 11, 330);
};

export const bathroom: Composition = (s) => {
  s.look(26, 18);
  if (s.rng.chance(0.5)) {
    s.box([60, 130, 90], [130, 46, 110], white, { round: 7 });
    s.box([54, 124, 200], [142, 58, 12], white, { round: 5 });
    lathe(
      s,
      [125, 60, 0],
      [
        [52, 0],
        [50, 40],
        [74, 84],
        [92, 100],
      ],
      white,
      {},
    );
    s.top(
      [125, 56, 104],
      `<ellipse cx="0" cy="0" rx="96" ry="108" fill="#dfe5e9"/><ellipse cx="0" cy="-4" rx="94" ry="106" fill="#f8fafb"/><ellipse cx="0" cy="6" rx="66" ry="76" fill="#cfd8de"/><ellipse cx="0" cy="12" rx="54" ry="62" fill="#b3c2cc"/>`,
    );
    s.front([60, 129, 200], rect(52, 18, 28, 10, steel, 5));
    return;
  }
  const wood = s.rng.pick([...woods, ...cloths, white]);
  s.box([0, 0, 30], [280, 150, 120], wood, { round: 2 });
  s.front(
    [0, -0.5, 150],
    rect(5, 6, 132, 108, shade(wood, 0.025), 2),
    rect(143, 6, 132, 108, shade(wood, 0.025), 2),
    rect(60, 16, 30, 6, dark, 3),
    rect(196, 16, 30, 6, dark, 3),
  );
  s.box([-6, -6, 150], [292, 160, 14], white, { round: 3 });
  lathe(
    s,
    [140, 70, 164],
    [
      [60, 0],
      [94, 20],
      [104, 44],
    ],
    white,
    { lid: 'open', shadow: false },
  );
  s.top([140, 70, 207], circle(0, 0, 94, '#d9e1e6'), circle(0, 10, 78, '#e9eef1'), circle(0, 20, 8, steel));
  const metal = s.rng.pick([steel, gold, dark]);
  s.tube([140, 160, 164], [140, 160, 290], 10, metal, { finish: 'metal' });
  s.tube([140, 166, 286], [140, 84, 286], 10, metal, { finish: 'metal', shadow: false });
};

export const faucet: Composition = (s) => {
  s.look(30, 12);
  const metal = s.rng.pick([steel, gold, '#3a4048', '#c99a86']);
  s.reach([-170, -330], [150, 20]);
  s.shadowOf([
    [-40, -40, 0],
    [60, -40, 0],
    [60, 40, 0],
    [-40, 40, 0],
    [-120, 0, 120],
  ]);
  const shine = [
    [0, shade(metal, -0.16)],
    [0.25, shade(metal, 0.2)],
    [0.5, shade(metal, -0.04)],
    [0.75, shade(metal, 0.1)],
    [1, shade(metal, -0.2)],
  ] as const;
  const round = s.gradient(shine, { x2: 1, y2: 0 });
  s.add(
    `<ellipse cx="30" cy="2" rx="74" ry="22" fill="${shade(metal, -0.12)}"/><ellipse cx="30" cy="-6" rx="74" ry="22" fill="${round}"/>`,
    rect(0, -190, 60, 186, round, 6),
  );
  for (const [w, c] of [
    [50, shade(metal, -0.16)],
    [42, metal],
    [22, shade(metal, 0.14)],
    [8, shade(metal, 0.28)],
  ] as const)
    s.add(
      line('M30 -180V-220C30 -320 -120 -320 -122 -220V-190', c, w, {
        'stroke-linecap': 'butt',
        'stroke-linejoin': 'round',
      }),
    );
  s.add(
    rect(-150, -196, 56, 26, round, 5),
    rect(70, -170, 66, 20, shade(metal, 0.06), 10),
    circle(66, -160, 22, metal),
    circle(62, -166, 9, '#fff', { opacity: 0.6 }),
    path('M-122 -140C-110 -120 -106 -112 -106 -102A16 16 0 0 1 -138 -102C-138 -112 -134 -120 -122 -140Z', {
      fill: '#8fc5e3',
    }),
  );
};

export const bathtub: Composition = (s) => {
  s.look(26, 22);
  const skirt = s.rng.pick([white, white, '#3a4048', '#47635a']);
  const metal = s.rng.pick([steel, gold, dark]);
  for (let k = 0; k < 24; k += 1) {
    const w = 150 + k * 2.2;
    const h = 64 + k * 1.1;
    s.top(
      [190, 90, 4 + k * 5],
      `<ellipse cx="0" cy="0" rx="${w}" ry="${h}" fill="${s.gradient(
        [
          [0, shade(skirt, -0.02)],
          [0.4, shade(skirt, 0.04)],
          [1, shade(skirt, -0.14)],
        ],
        { x2: 1, y2: 0 },
      )}"/>`,
    );
  }
  s.shadowOf([
    [40, 30, 0],
    [340, 30, 0],
    [340, 150, 0],
    [40, 150, 0],
    [190, 90, 110],
  ]);
  s.reach(
    s.space.project([-20, 90, 124]),
    s.space.project([400, 90, 124]),
    s.space.project([190, 180, 124]),
    s.space.project([190, 0, 0]),
  );
  s.top(
    [190, 90, 126],
    '<ellipse cx="0" cy="0" rx="206" ry="94" fill="#ffffff"/><ellipse cx="0" cy="2" rx="184" ry="78" fill="#cfd9df"/><ellipse cx="0" cy="12" rx="170" ry="66" fill="#a9d3e6"/><ellipse cx="-40" cy="4" rx="70" ry="20" fill="#d3ecf5" opacity=".7"/>',
  );
  s.tube([190, 180, 60], [190, 180, 250], 9, metal, { finish: 'metal' });
  s.tube([190, 186, 246], [190, 120, 246], 9, metal, { finish: 'metal', shadow: false });
};

export const lighting: Composition = (s) => {
  const style = s.rng.int(0, 2);
  if (style === 0) {
    s.look(20, 14);
    for (let k = s.rng.int(1, 2); k >= 0; k -= 1) {
      const x = k * 130;
      lathe(
        s,
        [x, k * 40, 0],
        [
          [18, 0],
          [26, 14],
          [26, 60],
        ],
        steel,
        { finish: 'metal' },
      );
      for (let t = 0; t < 4; t += 1)
        lathe(
          s,
          [x, k * 40, 16 + t * 12],
          [
            [27, 0],
            [29, 4],
            [27, 8],
          ],
          '#9aa4ae',
          { finish: 'metal', lid: 'none', shadow: false },
        );
      lathe(
        s,
        [x, k * 40, 60],
        [
          [26, 0],
          [34, 20],
          [44, 50],
        ],
        '#eef1f3',
        {},
      );
      lathe(
        s,
        [x, k * 40, 110],
        [
          [44, 0],
          [60, 34],
          [58, 74],
          [34, 106],
          [0, 116],
        ],
        s.rng.pick(['#fdf3cf', '#fbfaf2', '#eef6fb']),
        { finish: 'matte', lid: 'none', shine: 0.5 },
      );
    }
  } else if (style === 1) {
    s.look(20, 10);
    s.podium = false;
    const metal = s.rng.pick([gold, dark, brass]);
    s.reach([-190, -330], [190, 40]);
    s.add(
      line('M0 -330V-190', metal, 7),
      circle(0, -170, 22, metal),
      ...[-150, -76, 0, 76, 150].map(
        (x, k) =>
          line(`M0 -166C${x * 0.4} ${-100 - (k % 2) * 10} ${x * 0.9} -80 ${x} ${-110 + Math.abs(x) * 0.1}`, metal, 7) +
          path(
            `M${x - 26} ${-120 + Math.abs(x) * 0.1}L${x - 15} ${-176 + Math.abs(x) * 0.1}H${x + 15}L${x + 26} ${-120 + Math.abs(x) * 0.1}Z`,
            {
              fill: s.gradient([
                [0, '#fff8e0'],
                [1, '#f0d99a'],
              ]),
            },
          ) +
          circle(x, -92 + Math.abs(x) * 0.1, 9, '#cfe6f2') +
          path(`M${x} ${-80 + Math.abs(x) * 0.1}l7 20l-7 14l-7 -14Z`, { fill: '#d9ecf4' }),
      ),
      circle(0, -110, 60, '#fff3c9', { opacity: 0.25 }),
      path('M0 -150L10 -90L0 -50L-10 -90Z', { fill: '#d9ecf4' }),
    );
  } else {
    s.look(30, 14);
    const body = s.rng.pick([iron, dark, '#8f9ca8']);
    s.box([60, 60, 0], [120, 60, 12], body);
    for (const x of [40, 190]) s.box([x, 80, 0], [10, 20, 130], body);
    s.box([20, 40, 60], [200, 80, 150], body, { round: 5 });
    s.right(
      [220, 40, 210],
      ...Array.from({ length: 6 }, (_, k) => rect(8 + k * 12, 8, 5, 134, '#000', 2, { opacity: 0.3 })),
    );
    s.front(
      [20, 39.5, 210],
      rect(12, 12, 176, 126, '#e9eef2', 4),
      ...Array.from(
        { length: 24 },
        (_, k) =>
          circle(34 + (k % 6) * 26, 34 + Math.floor(k / 6) * 28, 9, '#fff6d0') +
          circle(34 + (k % 6) * 26, 34 + Math.floor(k / 6) * 28, 4, '#f2c94c'),
      ),
    );
  }
};

export const switchesAndSockets: Composition = (s) => {
  s.look(24, 14);
  const plate = s.rng.pick([white, '#2b2e33', '#c9b79f', '#c9ced4']);
  const frame = s.rng.pick([plate, gold, woods[1]]);
  const faces = [
    rect(20, 14, 50, 92, shade(plate, 0.04), 4, { stroke: '#000', 'stroke-opacity': 0.14, 'stroke-width': 2 }) +
      line('M20 60h50', '#000', 1.6, { opacity: 0.2 }),
    circle(45, 60, 36, shade(plate, -0.05)) +
      circle(32, 60, 6, '#23262b') +
      circle(58, 60, 6, '#23262b') +
      rect(41, 26, 8, 8, brass) +
      rect(41, 86, 8, 8, brass),
    rect(14, 14, 30, 92, shade(plate, 0.04), 4, { stroke: '#000', 'stroke-opacity': 0.14, 'stroke-width': 2 }) +
      rect(47, 14, 30, 92, shade(plate, 0.02), 4, { stroke: '#000', 'stroke-opacity': 0.14, 'stroke-width': 2 }),
  ];
  for (const [x, y, z, gang] of [
    [120, 90, 0, 2],
    [0, 0, 0, 1],
  ] as const) {
    s.box([x, y, z], [96 * gang + 16, 20, 136], frame, { round: 5 });
    for (let k = 0; k < gang; k += 1)
      s.front([x + 10 + k * 96, y - 0.5, z + 128], rect(0, 0, 90, 120, plate, 5), s.rng.pick(faces));
  }
  const wire = s.rng.some(['#c9302c', '#2c68ad', '#e3b12a', '#3a8a5c', '#2b2e33'], 3);
  for (const [k, colour] of wire.entries())
    s.tube([170, -70 - k * 26, 10], [330, -50 - k * 30, 10], 10, colour, { finish: 'gloss' });
  for (const [k] of wire.entries())
    s.tube([150, -72 - k * 26, 10], [172, -70 - k * 26, 10], 5, '#c9784a', { finish: 'metal' });
};

export const cableDrum: Composition = (s) => {
  s.look(30, 16);
  const wire = s.rng.pick([rubber, '#c9302c', '#2c68ad', '#e3a11b', '#3a8a5c', '#5a6b7d']);
  const wood = s.rng.pick(woods);
  s.tube([0, 160, 120], [0, 176, 120], 120, wood, {});
  s.tube([0, 10, 120], [0, 162, 120], 86, wire, { finish: 'gloss' });
  for (let k = 14; k < 160; k += 13)
    s.tube([0, k, 120], [0, k + 2, 120], 87, shade(wire, -0.1), { cap: false, shadow: false });
  s.tube([0, -8, 120], [0, 10, 120], 120, wood, {});
  s.end(
    [0, -8.5, 120],
    'y',
    circle(0, 0, 104, 'none', { stroke: shade(wood, -0.09), 'stroke-width': 5 }),
    ...[0, 60, 120].map((a) => line('M-116 0H116', shade(wood, -0.07), 4, { transform: `rotate(${a})` })),
    circle(0, 0, 26, shade(wood, -0.18)),
    circle(0, 0, 15, dark),
  );
  const [x, y] = s.space.project([84, 60, 60]);
  s.add(line(`M${x} ${y}c30 60 60 60 110 70`, wire, 12));
  s.reach([x + 116, y + 76]);
};

export const airConditioner: Composition = (s) => {
  if (s.rng.chance(0.5)) {
    s.box([0, 60, 180], [330, 60, 96], white, { round: 8 });
    s.front(
      [0, 59, 276],
      rect(14, 64, 302, 20, '#c9d3da', 5),
      line('M18 70H312M18 76H312', '#9aa7b2', 2),
      rect(262, 22, 40, 18, '#10171f', 4),
      circle(274, 31, 4, '#5fd3e8'),
      rect(0, 54, 330, 2, '#000', 0, { opacity: 0.1 }),
    );
    const [x, y] = s.space.project([60, 40, 170]);
    s.add(
      ...[0, 1, 2].map((k) =>
        line(`M${x + k * 80} ${y + 10 + k * 10}c14 20 -14 34 0 58`, '#9fcfe6', 7, { opacity: 0.7 }),
      ),
    );
  }
  s.box([40, -20, 0], [270, 110, 180], '#dfe4e8', { round: 4 });
  s.front(
    [40, -20.5, 180],
    circle(98, 90, 76, '#c3ccd3'),
    circle(98, 90, 70, '#2f373f'),
    ...[0, 72, 144, 216, 288].map((a) =>
      path('M98 90C80 60 84 34 110 24C124 44 118 72 98 90Z', { fill: '#5a6670', transform: `rotate(${a} 98 90)` }),
    ),
    ...[22, 38, 54].map((r) => circle(98, 90, r, 'none', { stroke: '#aab4bd', 'stroke-width': 2.4 })),
    circle(98, 90, 10, '#aab4bd'),
    vents(200, 30, 50, 10, 11),
    rect(196, 150, 54, 14, s.rng.pick(paints), 3),
  );
};

export const cookware: Composition = (s) => {
  s.look(22, 18);
  const colour = s.rng.pick([steel, '#b3343a', '#2b2e33', '#3f6a8a', '#c9784a', '#3f6a5c']);
  const finish = colour === steel || colour === '#c9784a' ? 'metal' : 'gloss';
  lathe(
    s,
    [150, 120, 0],
    [
      [88, 0],
      [98, 8],
      [100, 120],
    ],
    colour,
    { sharp: true, finish, lid: 'open' },
  );
  for (const k of [-1, 1]) s.tube([150 + k * 98, 120, 90], [150 + k * 132, 120, 94], 9, s.rng.pick([dark, gold]), {});
  lathe(
    s,
    [150, 120, 120],
    [
      [104, 0],
      [100, 12],
      [50, 34],
      [0, 40],
    ],
    colour,
    { finish, lid: 'none' },
  );
  lathe(
    s,
    [150, 120, 158],
    [
      [10, 0],
      [20, 14],
      [12, 24],
    ],
    dark,
    {},
  );
  s.tube([110, -20, 30], [270, -70, 44], 10, dark, { finish: 'gloss' });
  lathe(
    s,
    [40, 0, 0],
    [
      [70, 0],
      [94, 36],
    ],
    shade(colour, -0.03),
    { sharp: true, finish, lid: '#2b2e33' },
  );
};

export const houseware: Composition = (s) => {
  s.look(22, 18);
  const glaze = s.rng.pick(['#8fb0c4', white, '#d9a58c', '#9fb59a', '#3f5a7a', '#e8c98a']);
  for (let k = 0; k < 4; k += 1)
    lathe(
      s,
      [170, 120, k * 11],
      [
        [52, 0],
        [96, 8],
        [100, 14],
      ],
      k % 2 ? shade(glaze, 0.08) : glaze,
      { lid: shade(glaze, 0.05) },
    );
  s.top(
    [170, 120, 48.5],
    circle(0, 0, 64, shade(glaze, 0.02)),
    circle(0, 0, 82, 'none', { stroke: shade(glaze, -0.1), 'stroke-width': 3 }),
  );
  lathe(
    s,
    [20, 60, 0],
    [
      [28, 0],
      [26, 5],
      [58, 34],
      [62, 50],
    ],
    glaze,
    { lid: 'open' },
  );
  lathe(
    s,
    [120, -30, 0],
    [
      [36, 0],
      [40, 6],
      [42, 78],
    ],
    glaze,
    { lid: 'open' },
  );
  const [x, y] = s.space.project([162, -30, 44]);
  s.add(line(`M${x} ${y - 20}c40 -6 40 44 -2 40`, shade(glaze, -0.06), 11));
};

export const house: Composition = (s) => {
  const wall = s.rng.pick([white, '#e3d9c8', '#b9c3c9', ...woods.slice(3)]);
  const roof = s.rng.pick(['#8a3f34', '#3f4a55', '#5b4a3f', '#2f5a5c']);
  const modern = s.rng.chance(0.45);
  const pane = s.gradient([
    [0, '#8fb8cf'],
    [1, '#d3e6ee'],
  ]);
  if (modern) {
    s.box([-20, -20, 0], [420, 240, 10], '#b9bdb5');
    s.box([0, 0, 10], [260, 190, 110], wall, { round: 1 });
    s.front(
      [0, -0.5, 120],
      rect(20, 20, 110, 66, pane),
      line('M75 20v66M20 53h110', '#3a4048', 4),
      rect(160, 20, 60, 90, woods[1]),
      circle(210, 66, 4, gold),
    );
    s.box([120, 10, 120], [270, 180, 100], shade(wall, 0.02), { top: '#9aa3a8', right: woods[0] });
    s.front(
      [120, 9.5, 220],
      rect(20, 18, 150, 60, pane),
      line('M70 18v60M120 18v60', '#3a4048', 4),
      rect(200, 18, 50, 60, pane),
    );
    for (const x of [370, 300]) s.box([x, 10, 10], [12, 12, 110], dark);
  } else {
    s.box([-30, -30, 0], [360, 280, 8], '#9fae8a');
    s.box([0, 0, 8], [290, 200, 120], wall);
    s.prism(
      [
        [-18, 124],
        [145, 232],
        [308, 124],
      ],
      -14,
      230,
      roof,
      1,
    );
    s.front(
      [0, -14.5, 232],
      path('M6 108L145 14L284 108Z', { fill: wall }),
      circle(145, 72, 17, pane),
      circle(145, 72, 17, 'none', { stroke: '#fff', 'stroke-width': 5 }),
    );
    s.front(
      [0, -0.5, 128],
      rect(120, 34, 52, 86, roof, 2),
      circle(164, 80, 4, gold),
      ...[28, 204].map(
        (x) =>
          rect(x, 30, 58, 52, '#fff') +
          rect(x + 5, 35, 48, 42, pane) +
          line(`M${x + 29} 35v42M${x + 5} 56h48`, '#fff', 4),
      ),
    );
    s.right([290, 0, 128], ...[30, 120].map((x) => rect(x, 30, 50, 52, '#fff') + rect(x + 5, 35, 40, 42, pane)));
  }
};

export const cabin: Composition = (s) => {
  const colour = s.rng.pick([white, '#5a6b7d', '#3a8a5c', '#c9704a', '#2c68ad', '#d9d4cc']);
  const stacked = s.rng.chance(0.4);
  for (let k = 0; k <= (stacked ? 1 : 0); k += 1) {
    const z = 12 + k * 126;
    s.box([0, 0, z - 10], [380, 150, 10], dark);
    s.box([0, 0, z], [380, 150, 112], colour);
    s.front(
      [0, -0.5, z + 112],
      ...Array.from({ length: 30 }, (_, t) => rect(8 + t * 12.4, 6, 4, 100, '#000', 0, { opacity: 0.07 })),
      rect(30, 24, 100, 56, '#f4f6f7'),
      rect(36, 30, 42, 44, '#a9cbd8'),
      rect(82, 30, 42, 44, '#a9cbd8'),
      rect(170, 16, 54, 92, shade(colour, -0.14)),
      rect(178, 26, 38, 34, '#a9cbd8'),
      circle(216, 70, 4, steel),
      rect(256, 24, 100, 56, '#f4f6f7'),
      rect(262, 30, 88, 44, '#a9cbd8'),
    );
  }
  s.box([-6, -6, stacked ? 250 : 124], [392, 162, 10], shade(colour, -0.1));
};

export const towers: Composition = (s) => {
  const tones = s.rng.some(['#9fb3c4', '#d9d2c5', '#5f7a94', '#c9a58c', '#e8ebee', '#47627a'], 3);
  s.box([-30, -30, 0], [400, 300, 8], '#b9bdb5');
  for (const [k, [x, y, w, d, h]] of (
    [
      [200, 120, 110, 100, 320],
      [20, 130, 110, 90, 210],
      [110, 0, 130, 90, 250],
    ] as const
  ).entries()) {
    const tone = tones[k]!;
    s.box([x, y, 8], [w, d, h], tone);
    const cols = Math.floor(w / 22);
    const rows = Math.floor(h / 26);
    const pane = s.rng.pick(['#4f7f9f', '#a9cbd8', '#2f4f6b']);
    s.front(
      [x, y - 0.5, h + 8],
      ...Array.from({ length: cols * rows - cols }, (_, t) =>
        rect(7 + (t % cols) * ((w - 8) / cols), 9 + Math.floor(t / cols) * 26, (w - 8) / cols - 6, 17, pane, 0.5, {
          opacity: 0.9,
        }),
      ),
    );
    s.right(
      [x + w, y, h + 8],
      ...Array.from({ length: 4 * (rows - 1) }, (_, t) =>
        rect(7 + (t % 4) * ((d - 8) / 4), 9 + Math.floor(t / 4) * 26, (d - 8) / 4 - 6, 17, shade(pane, -0.1), 0.5),
      ),
    );
    if (s.rng.chance(0.5)) s.box([x + w * 0.3, y + d * 0.3, h + 8], [w * 0.4, d * 0.4, 16], shade(tone, -0.06));
  }
  for (const [x, y] of [
    [0, -10],
    [70, -16],
    [270, -10],
    [330, 60],
  ] as const) {
    s.tube([x, y, 8], [x, y, 24], 3, '#7a5a3f', {});
    s.ball([x, y, 38], 18, '#6f9a5a', 'matte');
  }
};
