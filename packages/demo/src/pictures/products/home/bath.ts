import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { type Composition, cloths, dark, gold, steel, white, woods } from '../materials.ts';

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
