import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import { circle, group, line, path, rect } from '../../svg.ts';
import { print } from '../machines/control-parts.ts';
import { black, type Composition, paints, white, woods } from '../materials.ts';
import { vessel } from '../vessel.ts';

export const meat: Composition = (s) => {
  s.look(24, 30);
  const wood = s.rng.pick(woods);
  s.box([0, 0, 0], [380, 240, 22], wood, { round: 6 });
  s.top([0, 240, 22.5], line('M10 60H370M10 130H370M10 190H370', shade(wood, -0.05), 2));
  const red = s.rng.pick(['#b3363a', '#c9504a', '#d98a86', '#a82f38']);
  for (const [x, y, k] of [
    [190, 110, 1],
    [70, 130, 0.8],
  ] as const) {
    const cut = 'M-96 -20C-90 -80 -20 -90 40 -76C100 -62 120 -10 90 36C60 80 0 70 -40 60C-80 50 -100 20 -96 -20Z';
    for (let t = 0; t < 9; t += 1)
      s.top([x, y, 23 + t * 3 * k], path(cut, { fill: shade(red, -0.1), transform: `scale(${k})` }));
    s.top(
      [x, y, 23 + 27 * k],
      group(
        `scale(${k})`,
        path(cut, { fill: '#f3dcd0' }),
        path(cut, { fill: s.fall(red, 0.03), transform: 'scale(.88)' }),
        line('M-60 -20C-30 -40 10 -20 40 -40M-40 24C0 0 30 30 60 4M-10 44C10 34 30 44 44 36', '#f3dcd0', 5),
        circle(-50, 0, 15, '#f3e6da'),
        circle(-50, 0, 8, '#e0c0b0'),
      ),
    );
  }
  const [px, py] = s.space.project([300, 60, 26]);
  s.add(
    group(
      `translate(${px} ${py})`,
      ...[-50, -20, 10, 40].map((a) =>
        line('M0 0C4 -20 2 -50 8 -74M4 -30l-12 -8M4 -30l14 -6M6 -50l-10 -8M6 -50l12 -6', '#5f8a45', 4, {
          transform: `rotate(${a})`,
        }),
      ),
    ),
  );
};

export const fish: Composition = (s) => {
  s.flat = true;
  s.reach([-260, -190], [260, 210]);
  const colour = s.rng.pick(['#7f9fb5', '#d98a72', '#8fa3a0', '#5f7f9a', '#c9a98f']);
  s.add(
    '<ellipse cx="10" cy="30" rx="256" ry="186" fill="#1d2126" opacity=".14"/>',
    `<ellipse cx="0" cy="10" rx="256" ry="186" fill="#f4f7f9"/>`,
    `<ellipse cx="0" cy="10" rx="226" ry="160" fill="#e3ebf0"/>`,
    ...Array.from({ length: 26 }, () =>
      rect(s.rng.int(-190, 170), s.rng.int(-100, 110), s.rng.int(16, 34), s.rng.int(14, 28), '#ffffff', 5, {
        opacity: 0.7,
        transform: `rotate(${s.rng.int(-30, 30)})`,
      }),
    ),
  );
  for (const [y, k] of [
    [-60, 0.86],
    [60, 1],
  ] as const) {
    const body = 'M-210 0C-160 -70 -20 -80 90 -26L170 -66C160 -30 160 30 170 66L90 26C-20 80 -160 70 -210 0Z';
    s.add(
      group(
        `translate(10 ${y}) scale(${k}) rotate(${s.rng.int(-6, 6)})`,
        path(body, { fill: '#1d2126', opacity: 0.2, transform: 'translate(5 10)' }),
        path(body, {
          fill: s.gradient([
            [0, shade(colour, -0.1)],
            [0.45, colour],
            [0.8, shade(colour, 0.2)],
            [1, '#f2f5f6'],
          ]),
        }),
        path('M-60 -62Q-10 -100 40 -46ZM-40 60Q-10 84 20 50Z', { fill: shade(colour, -0.1) }),
        line('M-130 -50Q-106 0 -130 48', shade(colour, -0.18), 4),
        circle(-166, -10, 10, white),
        circle(-166, -10, 6, black),
        ...Array.from({ length: 21 }, (_, t) =>
          line(`M${-90 + (t % 7) * 24} ${-26 + Math.floor(t / 7) * 22}q10 8 0 16`, shade(colour, -0.08), 2.4),
        ),
      ),
    );
  }
  s.add(
    circle(190, -110, 44, '#f2cf3f'),
    circle(190, -110, 38, '#f8e58a'),
    ...[0, 45, 90, 135].map((a) => rect(152, -112, 76, 4, '#fdf6cf', 2, { transform: `rotate(${a} 190 -110)` })),
  );
};

export const cheese: Composition = (s) => {
  s.look(30, 24);
  const colour = s.rng.pick(['#f0c24a', '#f3d98a', '#e8b03a', '#f5ead2']);
  s.box([-60, -40, 0], [420, 260, 16], s.rng.pick(woods), { round: 5 });
  lathe(
    s,
    [210, 120, 16],
    [
      [110, 0],
      [114, 10],
      [114, 64],
      [108, 72],
    ],
    s.rng.pick(['#b3363a', colour, '#d9b06a']),
    { lid: colour },
  );
  s.prism(
    [
      [-30, 16],
      [-30, 98],
      [150, 98],
      [150, 16],
    ],
    -20,
    90,
    colour,
    4,
  );
  s.front(
    [-30, -21, 98],
    ...[
      [30, 24, 11],
      [72, 52, 15],
      [118, 28, 9],
      [150, 58, 10],
      [46, 62, 7],
    ].map(
      ([x, y, r]) =>
        circle(x!, y!, r!, shade(colour, -0.13)) + circle(x! + 1.5, y! + 2, r! * 0.8, shade(colour, -0.06)),
    ),
  );
  vessel(s, {
    at: [30, 150, 16],
    r: 44,
    h: 150,
    colour: '#f6f8f9',
    cap: s.rng.pick(paints),
    neck: 30,
    capHeight: 24,
    tag: s.rng.pick(['#cfe3f3', '#dcebd2']),
    ink: '#2c68ad',
  });
};

export const milk: Composition = (s) => {
  s.look(24, 14);
  const accent = s.rng.pick(paints);
  for (const x of [150, 0]) {
    s.box([x, x ? 80 : 0, 0], [110, 100, 200], white);
    const y = x ? 80 : 0;
    s.prism(
      [
        [x, 200],
        [x, 202],
        [x + 55, 250],
        [x + 110, 202],
        [x + 110, 200],
      ],
      y,
      100,
      white,
    );
    s.box([x + 48, y, 244], [14, 100, 24], white);
    s.front(
      [x, y - 0.5, 200],
      path('M0 120C30 100 70 150 110 124V200H0Z', { fill: accent }),
      print(22, 30, 66, 1, 34, accent),
      print(26, 62, 58, 2, 13, '#b9c3cc'),
      circle(55, 160, 18, white),
    );
    s.right([x + 110, y, 200], path('M0 124C30 100 70 140 100 118V200H0Z', { fill: shade(accent, -0.08) }));
  }
  vessel(s, {
    at: [-50, 30, 0],
    r: 34,
    h: 120,
    colour: '#e6f0f5',
    finish: 'glass',
    fill: '#fbfcfc',
    cap: accent,
    neck: 22,
    capHeight: 16,
  });
};

export const cow: Composition = (s) => {
  s.look(4, 10);
  const coat = s.rng.pick(['#f4f1ec', '#8a5a3a', '#c99a6a']);
  const patch = s.rng.pick(['#2f2b2a', '#6b4026', '#f4f1ec']);
  s.reach([-240, -270], [230, 14]);
  s.shadowOf([
    [-170, -40, 0],
    [170, -40, 0],
    [170, 60, 0],
    [-170, 60, 0],
    [0, 0, 90],
  ]);
  const hide = s.gradient([
    [0, shade(coat, 0.03)],
    [1, shade(coat, -0.1)],
  ]);
  s.add(
    ...[
      [-120, -0.06],
      [110, -0.06],
    ].map(([x, k]) => path(`M${x} -120H${x! + 40}L${x! + 34} 4H${x! + 8}Z`, { fill: shade(coat, k! - 0.06) })),
    path(
      'M-160 -210C-100 -236 100 -230 160 -214C190 -200 190 -110 164 -90C100 -70 -60 -66 -140 -90C-176 -120 -184 -190 -160 -210Z',
      { fill: hide },
    ),
    path(
      'M-60 -224C0 -232 30 -220 20 -180C10 -150 -50 -140 -76 -170C-86 -190 -80 -220 -60 -224ZM90 -160C120 -180 166 -160 160 -120C140 -90 100 -100 90 -120Z',
      { fill: patch, opacity: coat === patch ? 0 : 0.95 },
    ),
    ...[-146, 134].map(
      (x) =>
        path(`M${x} -120H${x + 42}L${x + 36} 0H${x + 6}Z`, { fill: hide }) +
        path(`M${x + 5} -14H${x + 37}L${x + 36} 4H${x + 6}Z`, { fill: '#3a322e' }),
    ),
    path('M60 -88Q84 -56 108 -88Z', { fill: '#e0a9a0' }),
    line('M172 -204C204 -180 196 -120 204 -90', shade(coat, -0.1), 9),
    path('M-150 -216C-170 -250 -226 -250 -236 -214L-240 -160Q-238 -136 -212 -138C-190 -140 -180 -160 -150 -150Z', {
      fill: hide,
    }),
    path('M-240 -172Q-238 -136 -212 -138C-200 -150 -216 -176 -240 -172Z', { fill: '#e0b0a4' }),
    circle(-206, -206, 6, '#23201f'),
    path('M-170 -236Q-130 -250 -128 -226Q-146 -212 -166 -222Z', { fill: shade(coat, -0.08) }),
    line('M-196 -246Q-206 -264 -192 -272', '#d9cdb8', 9),
  );
};
