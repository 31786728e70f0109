import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import { circle, group, line, path, rect } from '../../svg.ts';
import { print } from '../machines/control-parts.ts';
import { brass, type Composition, gold, paints, steel, white, woods } from '../materials.ts';

export const coins: Composition = (s) => {
  s.look(24, 20);
  const colour = s.rng.pick([gold, '#c9ced4', gold]);
  const heights = [s.rng.int(3, 5), s.rng.int(5, 8), s.rng.int(8, 12)];
  for (const [k, n] of heights.entries())
    for (let index = 0; index < n; index += 1) {
      const [x, y] = [k * 122 + s.rng.int(-3, 3), 40 + s.rng.int(-3, 3)];
      s.tube([x, y, index * 18], [x, y, index * 18 + 15], 54, colour, { finish: 'metal' });
      if (index === n - 1)
        s.top(
          [x, y, index * 18 + 15.5],
          circle(0, 0, 44, 'none', { stroke: shade(colour, -0.12), 'stroke-width': 4 }),
          path('M0 -24L7 -8L24 -6L11 6L15 23L0 14L-15 23L-11 6L-24 -6L-7 -8Z', { fill: shade(colour, -0.1) }),
        );
    }
  const [x, y] = s.space.project([120, -90, 0]);
  s.reach([x - 120, y - 40], [x + 110, y + 30]);
  s.box([40, -150, 0], [190, 90, 10], '#3f8a5c', { round: 2 });
  s.top(
    [40, -60, 10.5],
    rect(10, 10, 170, 70, 'none', 4, { stroke: '#d9ecd9', 'stroke-width': 3 }),
    circle(95, 45, 24, '#d9ecd9', { opacity: 0.7 }),
  );
};

export const justice: Composition = (s) => {
  s.look(10, 10);
  const metal = s.rng.pick([brass, steel, gold]);
  s.reach([-210, -340], [210, 30]);
  s.shadowOf([
    [-90, -30, 0],
    [90, -30, 0],
    [90, 50, 0],
    [-90, 50, 0],
  ]);
  const bright = s.gradient(
    [
      [0, shade(metal, 0.16)],
      [0.4, metal],
      [1, shade(metal, -0.16)],
    ],
    { x2: 1, y2: 0 },
  );
  const pan = (x: number, y: number) =>
    line(`M${x} ${y - 96}L${x - 64} ${y}M${x} ${y - 96}L${x + 64} ${y}`, shade(metal, -0.1), 3.4) +
    path(`M${x - 76} ${y}H${x + 76}C${x + 60} ${y + 50} ${x - 60} ${y + 50} ${x - 76} ${y}Z`, { fill: bright });
  s.add(
    path('M-84 20H84L64 -16H-64Z', { fill: s.rng.pick(['#5d3a26', '#2b2e33', '#3a4a5c']) }),
    path('M-46 -16H46L24 -36H-24Z', { fill: bright }),
    rect(-9, -300, 18, 270, bright, 6),
    circle(0, -312, 17, bright),
    line('M-130 -276Q-60 -300 0 -292Q60 -284 130 -268', metal, 13),
    pan(-130, -176),
    pan(130, -168),
  );
};

export const gavelAndBooks: Composition = (s) => {
  s.look(26, 18);
  const wood = s.rng.pick(woods.slice(0, 3));
  for (const [k, colour] of s.rng.some(['#7a2f3a', '#2f4a6b', '#3f5a4a', '#5b4630', '#4a3a5c'], 3).entries()) {
    s.box([k * 6, 60 - k * 4, k * 44], [220, 150, 40], colour, { round: 3, right: '#f1ead9' });
    s.front(
      [k * 6, 59.5 - k * 4, k * 44 + 40],
      rect(24, 6, 8, 28, gold, 2),
      rect(188, 6, 8, 28, gold, 2),
      print(70, 16, 80, 1, 18, gold),
    );
  }
  lathe(
    s,
    [120, -60, 0],
    [
      [70, 0],
      [74, 8],
      [70, 22],
    ],
    wood,
    { finish: 'gloss' },
  );
  s.tube([120, -60, 52], [290, -40, 40], 10, wood, { finish: 'gloss' });
  s.tube([96, -110, 54], [96, -10, 54], 34, wood, { finish: 'gloss' });
  for (const y of [-96, -32])
    s.tube([96, y, 54], [96, y + 9, 54], 35, gold, { finish: 'metal', cap: false, shadow: false });
};

export const megaphone: Composition = (s) => {
  s.look(8, 10);
  const colour = s.rng.pick(paints);
  s.podium = false;
  s.reach([-230, -300], [250, 20]);
  s.shadowOf([
    [-120, -30, 0],
    [160, -30, 0],
    [160, 40, 0],
    [-120, 40, 0],
  ]);
  const body = s.gradient([
    [0, shade(colour, 0.14)],
    [0.45, colour],
    [1, shade(colour, -0.15)],
  ]);
  s.add(
    group(
      'rotate(-12 0 -140)',
      path('M-60 -100L-30 10H24L4 -94Z', { fill: shade(colour, -0.18) }),
      path('M-150 -190L130 -290V-10L-150 -110Z', { fill: body }),
      path('M-150 -196H-190Q-214 -196 -214 -170V-130Q-214 -104 -190 -104H-150Z', {
        fill: s.gradient([
          [0, '#ffffff'],
          [1, '#c3cbd3'],
        ]),
      }),
      `<ellipse cx="130" cy="-150" rx="34" ry="141" fill="${shade(colour, 0.1)}"/><ellipse cx="134" cy="-150" rx="26" ry="122" fill="#23272c"/><ellipse cx="122" cy="-150" rx="14" ry="34" fill="${shade(colour, -0.06)}"/>`,
      path('M-140 -180L100 -264V-236L-140 -168Z', { fill: '#fff', opacity: 0.3 }),
    ),
  );
  s.add(
    ...[
      [190, -250, -30],
      [222, -170, -4],
      [206, -90, 22],
    ].map(([x, y, a]) => rect(x!, y!, 44, 13, gold, 6, { transform: `rotate(${a} ${x} ${y})` })),
  );
};

export const booth: Composition = (s) => {
  const accent = s.rng.pick(paints);
  s.box([-20, -60, 0], [420, 300, 14], '#d9dee2', { top: s.rng.pick(['#c9ced4', shade(accent, 0.26)]) });
  s.box([0, 216, 14], [380, 16, 230], white);
  s.front(
    [0, 215.5, 244],
    rect(0, 0, 380, 52, accent),
    print(30, 16, 150, 1, 44, white),
    circle(330, 26, 14, white),
    rect(40, 84, 120, 82, '#1b2744', 4),
    rect(190, 84, 70, 100, shade(accent, 0.2), 3),
    rect(280, 84, 70, 100, shade(accent, 0.1), 3),
    print(200, 150, 50, 2, 12, white),
    print(290, 150, 50, 2, 12, white),
    path('M50 150l24 -26l20 12l30 -36l26 20v36H50Z', { fill: '#5fd3e8', opacity: 0.7 }),
  );
  s.box([0, 30, 14], [16, 186, 230], shade(white, -0.02));
  s.box([120, 20, 14], [150, 50, 90], white, { round: 2 });
  s.front([120, 19.5, 104], rect(0, 0, 150, 16, accent), print(30, 36, 90, 2, 16, accent));
  s.box([114, 14, 104], [162, 62, 8], accent);
  for (const x of [40, 330]) {
    lathe(
      s,
      [x, -10, 14],
      [
        [20, 0],
        [26, 34],
      ],
      white,
      { sharp: true, lid: 'open' },
    );
    s.ball([x, -10, 68], 28, '#5f9a5a', 'matte');
  }
};

export const learning: Composition = (s) => {
  s.look(26, 20);
  const colours = s.rng.some([...paints], 3);
  for (const [k, colour] of colours.entries()) {
    s.box([k * 10, 10 - k * 4, k * 46], [260 - k * 16, 170, 42], colour, { round: 3, right: '#f4efe3' });
    s.front(
      [k * 10, 9.5 - k * 4, k * 46 + 42],
      rect(22, 6, 9, 30, white, 2, { opacity: 0.8 }),
      print(70, 16, 90, 1, 20, white),
    );
  }
  const z = 150;
  const cap = s.rng.pick(['#23272c', '#1f3557', '#5a2f3a']);
  lathe(
    s,
    [130, 80, z - 10],
    [
      [56, 0],
      [60, 44],
    ],
    cap,
    { sharp: true },
  );
  s.shadowOf([
    [30, -20, 0],
    [230, -20, 0],
    [230, 180, 0],
    [30, 180, 0],
  ]);
  s.face(
    [
      [130, -34, z + 46],
      [244, 80, z + 46],
      [130, 194, z + 46],
      [16, 80, z + 46],
    ],
    shade(cap, 0.07),
    { round: 3 },
  );
  s.face(
    [
      [130, -34, z + 40],
      [244, 80, z + 40],
      [244, 80, z + 46],
      [130, -34, z + 46],
    ],
    shade(cap, -0.05),
    { round: 1 },
  );
  const [x, y] = s.space.project([130, 80, z + 48]);
  const [a, b] = s.space.project([200, 10, z + 44]);
  s.add(
    line(`M${x} ${y}L${a} ${b}V${b + 70}`, gold, 5),
    circle(x, y, 8, gold),
    path(`M${a - 9} ${b + 64}h18l5 44h-28Z`, { fill: gold }),
  );
};
