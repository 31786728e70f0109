import { shade } from '../colour.ts';
import { lathe } from '../studio/lathe.ts';
import type { Studio } from '../studio/studio.ts';
import { circle, group, line, path, rect } from '../svg.ts';
import { print } from './control-parts.ts';
import { brass, type Composition, gold, paints, steel, white, woods } from './materials.ts';

/** Sheets of paper lying on the table, each a drawing of 300 × 400 round its middle. */
function sheet(s: Studio, place: string, ...content: readonly string[]): void {
  s.flat = true;
  s.add(
    group(
      place,
      rect(-146, -190, 300, 400, '#1d2126', 6, { opacity: 0.16 }),
      rect(
        -150,
        -200,
        300,
        400,
        s.gradient([
          [0, '#ffffff'],
          [1, '#eef1f4'],
        ]),
        5,
      ),
      ...content,
    ),
  );
}

const pen = (s: Studio, place: string, colour: string) =>
  s.add(
    group(
      place,
      rect(-8, -130, 18, 230, '#1d2126', 9, { opacity: 0.18, transform: 'translate(8 10)' }),
      rect(
        -9,
        -130,
        18,
        200,
        s.gradient(
          [
            [0, shade(colour, 0.14)],
            [0.4, colour],
            [1, shade(colour, -0.13)],
          ],
          { x2: 1, y2: 0 },
        ),
        8,
      ),
      path('M-9 66H9L3 104H-3Z', { fill: brass }),
      rect(4, -120, 5, 70, brass, 2),
    ),
  );

export const certificate: Composition = (s) => {
  const accent = s.rng.pick(paints);
  s.reach([-230, -270], [250, 270]);
  const border =
    rect(-134, -184, 268, 368, 'none', 3, { stroke: accent, 'stroke-width': 5 }) +
    rect(-124, -174, 248, 348, 'none', 2, { stroke: gold, 'stroke-width': 2 });
  sheet(
    s,
    `translate(-60 -20) rotate(${s.rng.int(-10, -3)})`,
    border,
    print(-90, -120, 180, 1, 40, accent),
    print(-70, -74, 140, 1, 22, '#b9c3cc'),
    print(-100, -30, 200, 4, 22, '#d3dae0'),
    line('M-96 110c20 -24 30 20 46 -4s22 12 40 -6', '#2f4a6b', 3),
    rect(-100, 124, 90, 2.5, '#9aa7b2'),
  );
  const seal = Array.from(
    { length: 20 },
    (_, k) =>
      `${k ? 'L' : 'M'}${(Math.cos(k * 0.314) * (k % 2 ? 62 : 72)).toFixed(1)} ${(Math.sin(k * 0.314) * (k % 2 ? 62 : 72)).toFixed(1)}`,
  ).join('');
  s.add(
    group(
      'translate(120 130)',
      path('M-40 30L-60 150L-22 124L0 156L-4 40ZM40 30L60 150L22 124L4 156L0 40Z', { fill: shade(accent, -0.05) }),
      path(`${seal}Z`, { fill: '#1d2126', opacity: 0.2, transform: 'translate(6 9)' }),
      path(`${seal}Z`, {
        fill: s.gradient(
          [
            [0, '#f3d98a'],
            [0.5, gold],
            [1, '#b5852a'],
          ],
          { x2: 1 },
        ),
      }),
      circle(0, 0, 48, 'none', { stroke: '#fff', 'stroke-width': 3, opacity: 0.7 }),
      line('M-22 2L-6 20L26 -18', white, 11),
    ),
  );
};

export const contract: Composition = (s) => {
  const accent = s.rng.pick(paints);
  s.reach([-260, -260], [260, 260]);
  sheet(s, 'translate(70 10) rotate(9)', print(-110, -150, 220, 14, 22, '#dde3e8'));
  sheet(
    s,
    'translate(-50 0) rotate(-5)',
    print(-110, -160, 150, 1, 34, accent),
    print(-110, -110, 220, 7, 22, '#cfd7de'),
    line('M-104 120c16 -30 30 22 44 -2s20 10 34 -6', '#2f4a6b', 3.4),
    rect(-110, 136, 90, 2.5, '#9aa7b2'),
    line('M20 122c14 -26 30 16 44 -6s16 8 30 -6', '#2f4a6b', 3.4),
    rect(14, 136, 96, 2.5, '#9aa7b2'),
    circle(70, 80, 34, accent, { opacity: 0.18 }),
    circle(70, 80, 26, 'none', { stroke: accent, 'stroke-width': 4, opacity: 0.5 }),
  );
  pen(s, 'translate(170 60) rotate(28)', s.rng.pick(['#23272c', '#2f4a6b', '#7a2f3a']));
};

export const ledger: Composition = (s) => {
  const accent = s.rng.pick(paints);
  s.reach([-260, -260], [270, 260]);
  sheet(
    s,
    'translate(-70 -6) rotate(-6)',
    rect(-130, -170, 260, 34, accent, 4),
    ...Array.from(
      { length: 11 },
      (_, k) =>
        rect(-130, -124 + k * 27, 260, 24, k % 2 ? '#f1f4f6' : '#ffffff') +
        rect(-122, -116 + k * 27, 90 - (k % 3) * 18, 8, '#b9c3cc', 3) +
        rect(20, -116 + k * 27, 40, 8, '#cfd7de', 3) +
        rect(82, -116 + k * 27, 40 - (k % 2) * 10, 8, k === 10 ? accent : '#9aa7b2', 3),
    ),
  );
  s.add(
    group(
      'translate(150 60) rotate(8)',
      rect(-82, -118, 180, 260, '#1d2126', 14, { opacity: 0.2 }),
      rect(
        -90,
        -130,
        180,
        260,
        s.gradient([
          [0, '#3f4a55'],
          [1, '#2b333b'],
        ]),
        14,
      ),
      rect(-74, -112, 148, 50, '#cfe0d3', 6),
      print(6, -96, 56, 1, 44, '#3f5a4a'),
      ...Array.from({ length: 16 }, (_, k) =>
        rect(
          -74 + (k % 4) * 38,
          -46 + Math.floor(k / 4) * 42,
          32,
          32,
          k === 15 ? accent : k % 4 === 3 ? '#c9853a' : '#eef1f4',
          6,
        ),
      ),
    ),
  );
};

export const charts: Composition = (s) => {
  const accent = s.rng.pick(paints);
  const second = s.rng.pick(paints);
  s.reach([-260, -260], [260, 260]);
  sheet(
    s,
    'translate(60 -4) rotate(7)',
    print(-110, -160, 120, 1, 32, '#9aa7b2'),
    circle(0, 10, 96, second),
    path('M0 10V-86A96 96 0 0 1 91 40Z', { fill: accent }),
    path('M0 10L91 40A96 96 0 0 1 40 97Z', { fill: gold }),
    circle(0, 10, 44, '#fff'),
    print(-110, 140, 220, 2, 20, '#d3dae0'),
  );
  sheet(
    s,
    'translate(-80 10) rotate(-6)',
    print(-110, -166, 160, 1, 34, accent),
    ...[60, 110, 84, 150, 190].map((h, k) =>
      rect(-112 + k * 46, 90 - h, 32, h, k === 4 ? accent : shade(accent, 0.24), 3),
    ),
    line('M-112 94H116', '#9aa7b2', 3),
    line('M-98 20L-50 -30L-4 -10L42 -70L96 -110', second, 6),
    ...[
      [-98, 20],
      [-50, -30],
      [-4, -10],
      [42, -70],
      [96, -110],
    ].map(([x, y]) => circle(x!, y!, 9, second) + circle(x!, y!, 4, '#fff')),
    print(-110, 124, 220, 3, 20, '#d3dae0'),
  );
  pen(s, 'translate(190 90) rotate(32)', s.rng.pick(['#23272c', accent]));
};

export const coins: Composition = (s) => {
  s.look(24, 20);
  const colour = s.rng.pick([gold, '#c9ced4', gold]);
  const heights = [s.rng.int(3, 5), s.rng.int(5, 8), s.rng.int(8, 12)];
  for (const [k, n] of heights.entries())
    for (let at = 0; at < n; at += 1) {
      const [x, y] = [k * 122 + s.rng.int(-3, 3), 40 + s.rng.int(-3, 3)];
      s.tube([x, y, at * 18], [x, y, at * 18 + 15], 54, colour, { finish: 'metal' });
      if (at === n - 1)
        s.top(
          [x, y, at * 18 + 15.5],
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

export const translation: Composition = (s) => {
  s.mirror = false;
  s.look(8, 10);
  s.podium = false;
  s.reach([-230, -330], [240, 20]);
  s.shadowOf([
    [-150, -30, 0],
    [170, -30, 0],
    [170, 40, 0],
    [-150, 40, 0],
  ]);
  const [a, b] = [s.rng.pick(paints), s.rng.pick(['#eef1f4', '#f3ead9', '#dfe8ee'])];
  const bubble = (x: number, y: number, w: number, h: number, colour: string, tail: number, content: string) =>
    group(
      `translate(${x} ${y})`,
      path(
        `M24 0H${w - 24}Q${w} 0 ${w} 24V${h - 24}Q${w} ${h} ${w - 24} ${h}H${tail + 50}L${tail} ${h + 46}L${tail + 10} ${h}H24Q0 ${h} 0 ${h - 24}V24Q0 0 24 0Z`,
        {
          fill: s.gradient([
            [0, shade(colour, 0.06)],
            [1, shade(colour, -0.06)],
          ]),
        },
      ),
      content,
    );
  s.add(
    bubble(
      -20,
      -220,
      250,
      170,
      b,
      170,
      line('M60 58h84M102 38v20M70 112c40 -8 60 -30 66 -54M80 70c10 20 34 36 62 42', a, 9) +
        print(170, 62, 56, 3, 22, '#b3bec8'),
    ),
  );
  s.add(
    bubble(
      -220,
      -330,
      250,
      180,
      a,
      30,
      path('M52 130L92 44H112L152 130H130L122 110H82L74 130ZM90 92H114L102 64Z', { fill: white }) +
        print(170, 70, 56, 3, 22, shade(a, 0.26)),
    ),
  );
};

export const facility: Composition = (s) => {
  s.look(22, 16);
  const colour = s.rng.pick(paints);
  lathe(
    s,
    [60, 60, 0],
    [
      [62, 0],
      [66, 4],
      [84, 120],
      [88, 124],
    ],
    colour,
    { sharp: true, lid: 'open' },
  );
  s.top(
    [60, 60, 122],
    circle(0, 0, 78, '#a9d3e6'),
    ...[
      [-30, -20, 20],
      [10, -34, 26],
      [34, 0, 22],
      [-6, 16, 24],
      [-46, 16, 16],
    ].map(([x, y, r]) => circle(x!, y!, r!, '#fff', { opacity: 0.85 })),
  );
  const spray = (x: number, y: number, tone: string) => {
    lathe(
      s,
      [x, y, 0],
      [
        [38, 0],
        [40, 6],
        [40, 96],
        [18, 130],
      ],
      tone,
      {},
    );
    s.box([x - 46, y - 14, 130], [84, 28, 28], white, { round: 5 });
    s.box([x - 30, y - 8, 96], [10, 14, 36], white, { shadow: false });
  };
  spray(200, 20, s.rng.pick(paints));
  s.tube([150, 130, 30], [80, 150, 340], 8, '#c9955c', {});
  s.box([30, 120, 0], [10, 10, 10], colour, { shadow: false });
  s.box([110, -70, 0], [120, 60, 26], '#f2cf3f', { round: 7 });
  s.box([110, -70, 26], [120, 60, 10], '#4a9a5c', { round: 4 });
};

export const staffing: Composition = (s) => {
  s.flat = true;
  s.reach([-230, -270], [230, 260]);
  const accent = s.rng.pick(paints);
  const badge = (place: string, tone: string, skin: string, hair: string) =>
    s.add(
      group(
        place,
        line('M-40 -250L0 -150L40 -250', tone, 15),
        rect(-92, -126, 200, 280, '#1d2126', 14, { opacity: 0.17 }),
        rect(
          -100,
          -140,
          200,
          280,
          s.gradient([
            [0, '#ffffff'],
            [1, '#eef1f4'],
          ]),
          14,
        ),
        rect(-100, -140, 200, 54, tone, 14),
        rect(-22, -132, 44, 12, '#fff', 6),
        rect(-52, -70, 104, 104, shade(tone, 0.3), 8),
        path('M-40 34C-38 0 -20 -8 0 -8S38 0 40 34Z', { fill: tone }),
        circle(0, -30, 25, skin),
        path('M-26 -32C-28 -66 28 -66 26 -32C14 -46 -14 -46 -26 -32Z', { fill: hair }),
        print(-60, 56, 120, 1, 34, '#5a6670'),
        print(-44, 84, 88, 2, 16, '#c3ccd4'),
      ),
    );
  badge('translate(-110 10) rotate(-7)', accent, '#dcae88', '#3a2a22');
  badge('translate(116 20) rotate(8)', s.rng.pick(paints), '#a8764f', '#23201f');
};

/** A freight plane over boxes. */
export const airFreight: Composition = (s) => {
  s.look(8, 10);
  s.podium = false;
  const colour = s.rng.pick(paints);
  s.reach([-250, -330], [260, 20]);
  s.shadowOf([
    [-180, -40, 0],
    [180, -40, 0],
    [180, 40, 0],
    [-180, 40, 0],
  ]);
  s.add(
    group(
      'rotate(-9 0 -180)',
      path('M-40 -190L60 -300H104L50 -186Z', { fill: '#aab6c0' }),
      path('M-226 -196L-250 -290H-206L-150 -200Z', { fill: colour }),
      path(
        'M-236 -190C-200 -214 120 -222 190 -204C240 -192 256 -170 240 -160C200 -136 -120 -140 -190 -150C-226 -158 -246 -180 -236 -190Z',
        {
          fill: s.gradient([
            [0, '#ffffff'],
            [0.6, '#e6ebef'],
            [1, '#b3c0ca'],
          ]),
        },
      ),
      path(
        'M-232 -176C-140 -160 100 -156 246 -170C240 -150 200 -144 130 -142C0 -138 -120 -140 -190 -150C-214 -156 -230 -166 -232 -176Z',
        { fill: colour },
      ),
      ...Array.from({ length: 13 }, (_, k) => rect(-130 + k * 22, -192, 9, 11, '#5f7f98', 3)),
      path('M206 -196C222 -192 234 -184 238 -178H202Z', { fill: '#3f5a70' }),
      path('M-20 -160L-120 -60H-76L70 -156Z', {
        fill: s.gradient([
          [0, '#d3dbe2'],
          [1, '#9fb0bd'],
        ]),
      }),
      rect(-50, -116, 64, 24, '#8d9ca8', 12),
    ),
  );
  const [x, y] = [20, 14];
  s.add(
    ...[
      [-150, 0, 96, 70],
      [-40, 0, 120, 92],
      [96, 0, 86, 60],
    ].map(
      ([a, , w, h]) =>
        rect(
          x + a!,
          y - h!,
          w!,
          h!,
          s.gradient([
            [0, '#d9b07c'],
            [1, '#b98a55'],
          ]),
          3,
        ) +
        rect(x + a! + w! * 0.42, y - h!, w! * 0.16, h! * 0.4, '#efd9b3') +
        print(x + a! + 10, y - 22, w! * 0.3, 2, 8, '#8a6238'),
    ),
  );
};
