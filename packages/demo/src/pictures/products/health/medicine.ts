import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { print } from '../machines/control-parts.ts';
import { brights, type Composition, dark, paints, steel, white } from '../materials.ts';
import { vessel } from '../vessel.ts';
import { clinic } from './hospital.ts';

export const syringes: Composition = (s) => {
  s.look(24, 28);
  const accent = s.rng.pick(clinic);
  for (let k = s.rng.int(1, 2); k >= 0; k -= 1) {
    const y = k * 90;
    s.tube([190, y, 26], [300, y, 26], 2.4, '#aab4bd', { finish: 'metal' });
    s.tube([168, y, 26], [194, y, 26], 9, accent, { finish: 'gloss' });
    s.tube([-110, y, 26], [20, y, 26], 10, '#e8edf0', { finish: 'gloss' });
    s.tube([-116, y, 26], [-108, y, 26], 26, '#e8edf0', { finish: 'gloss' });
    s.tube([30, y, 26], [160, y, 26], 21, s.rng.pick(['#cfe6f2', '#f3e3b8', '#e8f0f2']), { finish: 'gloss' });
    s.tube([14, y, 26], [34, y, 26], 21, '#4a5560', { finish: 'gloss' });
    s.tube([0, y, 26], [168, y, 26], 24, '#dcebf2', { finish: 'glass' });
    s.tube([-6, y, 26], [4, y, 26], 38, '#e8edf0', { finish: 'gloss' });
    for (let t = 0; t < 8; t += 1)
      s.tube([46 + t * 14, y, 26], [47.5 + t * 14, y, 26], 24.4, '#6b7a86', { cap: false, shadow: false });
  }
  vessel(s, {
    at: [20, -110, 0],
    r: 32,
    h: 80,
    colour: '#dcebf2',
    finish: 'glass',
    fill: s.rng.pick(['#e8f3f7', '#f3d9a8']),
    cap: steel,
    capFinish: 'metal',
    neck: 22,
    capHeight: 20,
    tag: white,
    ink: accent,
  });
};

export const masksAndGloves: Composition = (s) => {
  s.look(26, 20);
  const accent = s.rng.pick(clinic);
  const cloth = s.rng.pick(['#a9cfe0', '#b9dccb', '#c9cfe8', white]);
  s.box([60, 110, 0], [240, 120, 90], white, { round: 2 });
  s.front(
    [60, 109.5, 90],
    path('M0 50Q120 20 240 50V90H0Z', { fill: accent }),
    print(20, 18, 90, 2, 14, accent),
    rect(190, 14, 12, 34, accent),
    rect(179, 25, 34, 12, accent),
  );
  s.top(
    [60, 230, 90.5],
    `<ellipse cx="120" cy="60" rx="76" ry="22" fill="#cfd8de"/><ellipse cx="120" cy="60" rx="66" ry="16" fill="${cloth}"/>`,
  );
  for (const k of [2, 1, 0]) {
    const [x, y] = s.space.project([60 + k * 26, -60 + k * 14, k * 6]);
    s.reach([x - 120, y - 70], [x + 130, y + 70]);
    s.shadowOf([
      [-10, -110, 0],
      [200, -110, 0],
      [200, -10, 0],
      [-10, -10, 0],
    ]);
    const d = `M${x - 104} ${y - 46}Q${x} ${y - 64} ${x + 104} ${y - 46}L${x + 98} ${y + 40}Q${x} ${y + 70} ${x - 98} ${y + 40}Z`;
    s.add(
      line(
        `M${x - 102} ${y - 40}C${x - 170} ${y - 60} ${x - 170} ${y + 50} ${x - 98} ${y + 34}M${x + 102} ${y - 40}C${x + 170} ${y - 60} ${x + 170} ${y + 50} ${x + 98} ${y + 34}`,
        '#f4f7f8',
        5,
      ),
      path(d, { fill: s.fall(cloth, 0.05), stroke: shade(cloth, -0.12), 'stroke-width': 2 }),
      line(
        `M${x - 100} ${y - 20}Q${x} ${y - 34} ${x + 100} ${y - 20}M${x - 99} ${y + 2}Q${x} ${y - 6} ${x + 99} ${y + 2}M${x - 98} ${y + 24}Q${x} ${y + 26} ${x + 98} ${y + 24}`,
        shade(cloth, -0.09),
        3.4,
      ),
    );
  }
};

export const medicines: Composition = (s) => {
  s.look(22, 17);
  const accent = s.rng.pick([...clinic, ...paints]);
  s.box([110, 110, 0], [190, 60, 120], white, { round: 1 });
  s.front(
    [110, 109.5, 120],
    path('M0 0H70L40 120H0Z', { fill: accent }),
    print(86, 26, 80, 1, 26, accent),
    print(86, 54, 70, 3, 12, '#b3bec8'),
    circle(30, 32, 12, white),
  );
  vessel(s, {
    at: [40, 70, 0],
    r: 42,
    h: 110,
    colour: s.rng.pick(['#c9762a', white, '#b5652a']),
    cap: white,
    neck: 36,
    capHeight: 32,
    tag: white,
    ink: accent,
  });
  s.box([110, -40, 0], [170, 90, 5], '#d3dae0', { round: 3 });
  const pill = s.rng.pick([white, ...brights]);
  for (let r = 1; r >= 0; r -= 1) for (let k = 0; k < 5; k += 1) s.ball([130 + k * 32, -20 + r * 46, 8], 12, pill);
  for (const [k, [x, y]] of (
    [
      [20, -70],
      [60, -96],
      [-24, -40],
    ] as const
  ).entries()) {
    s.tube([x, y, 10], [x + 18, y + k * 6, 10], 10, s.rng.pick(brights), { finish: 'gloss' });
    s.tube([x + 18, y + k * 6, 10], [x + 36, y + k * 12, 10], 10, white, { finish: 'gloss' });
  }
};

export const supplements: Composition = (s) => {
  s.look(20, 14);
  const accent = s.rng.pick([...paints, '#4f9a4a']);
  const body = s.rng.pick([white, '#2b2e33', accent]);
  lathe(
    s,
    [140, 100, 0],
    [
      [78, 0],
      [84, 10],
      [84, 170],
      [74, 186],
    ],
    body,
    {},
  );
  lathe(
    s,
    [140, 100, 186],
    [
      [80, 0],
      [80, 44],
    ],
    s.rng.pick([dark, accent]),
    { sharp: true },
  );
  vessel(s, {
    at: [10, 40, 0],
    r: 46,
    h: 120,
    colour: s.rng.pick(['#b5752a', white, '#3a6a4a']),
    cap: s.rng.pick([white, accent]),
    neck: 40,
    capHeight: 36,
    tag: white,
    ink: accent,
  });
  const [x, y] = s.space.project([140, 16, 90]);
  s.add(
    path(`M${x - 70} ${y - 60}Q${x} ${y - 40} ${x + 70} ${y - 60}V${y + 40}Q${x} ${y + 62} ${x - 70} ${y + 40}Z`, {
      fill: body === accent ? white : accent,
    }),
    print(x - 40, y - 26, 80, 1, 40, body === accent ? accent : white),
    print(x - 34, y + 6, 68, 2, 14, body === accent ? accent : white),
    path(`M${x} ${y + 52}c-10 -10 -8 -20 0 -26c8 6 10 16 0 26Z`, { fill: '#8fc05a' }),
  );
  for (let k = 0; k < 6; k += 1)
    s.ball([40 + k * 34, -60 - (k % 2) * 26, 13], 13, s.rng.pick(['#e3a62c', '#d9b06a', '#c9662c']));
};
