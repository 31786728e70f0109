import { shade } from '../../colour.ts';
import { line, path, rect } from '../../svg.ts';
import { type Composition, dark, white } from '../materials.ts';

export const helmet: Composition = (s) => {
  s.look(20, 16);
  const colour = s.rng.pick(['#f0c22c', '#e8ebee', '#d4552d', '#2c68ad', '#3a8a5c']);
  s.reach([-200, -230], [200, 60]);
  s.shadowOf([
    [-170, -90, 0],
    [170, -90, 0],
    [170, 90, 0],
    [-170, 90, 0],
    [0, 0, 120],
  ]);
  const dome = s.radial(
    [
      [0, shade(colour, 0.16)],
      [0.4, shade(colour, 0.03)],
      [1, shade(colour, -0.17)],
    ],
    0.34,
    0.24,
    0.85,
  );
  s.add(
    path('M-170 0C-176 -130 -90 -222 0 -222S176 -130 170 0C110 30 -110 30 -170 0Z', { fill: dome }),
    path('M-34 -219C-44 -150 -46 -60 -40 18C-14 22 14 22 40 18C46 -60 44 -150 34 -219C12 -232 -12 -232 -34 -219Z', {
      fill: s.gradient([
        [0, shade(colour, 0.1)],
        [1, shade(colour, -0.06)],
      ]),
    }),
    path('M-196 8C-200 -14 -176 -14 -168 -10C-110 18 110 18 168 -10C180 -14 204 -12 196 12C150 74 -150 74 -196 8Z', {
      fill: s.gradient([
        [0, shade(colour, 0.06)],
        [1, shade(colour, -0.12)],
      ]),
    }),
    path('M-120 -110C-104 -160 -76 -184 -56 -192C-70 -160 -82 -120 -84 -80Q-112 -80 -120 -110Z', {
      fill: '#fff',
      opacity: 0.4,
    }),
    ...[-118, 94].map((x) => rect(x, -50, 24, 7, shade(colour, -0.2), 3)),
  );
};

export const gloves: Composition = (s) => {
  const colour = s.rng.pick(['#e3a11b', '#2c68ad', '#3a8a5c', '#5a6b7d', '#d4552d']);
  const palm = s.rng.pick([dark, '#c9a279', white]);
  const d =
    'M-60 250H60L66 60C70 40 118 -10 132 -60C140 -92 104 -104 92 -76L64 -16V-180C64 -214 26 -214 26 -180V-220C26 -256 -14 -256 -14 -220V-206C-14 -238 -52 -236 -52 -204V-150C-54 -178 -88 -178 -88 -146V60Z';
  s.flat = true;
  s.reach([-250, -265], [250, 262]);
  for (const [turn, k] of [
    ['translate(-104 4) rotate(-8)', 1],
    ['translate(110 4) rotate(9) scale(-1 1)', 0],
  ] as const)
    s.add(
      `<g transform="${turn}">${path(d, { fill: '#1d2126', opacity: 0.2, transform: 'translate(8 12)' })}${path(d, { fill: s.fall(k ? colour : palm, 0.05) })}${k ? line('M26 -180V-60M-14 -206V-60M-52 -150V-60', shade(colour, -0.14), 4) : path('M-80 40C-40 10 40 10 62 30V-20C30 -50 -50 -50 -84 -20Z', { fill: '#000', opacity: 0.12 })}${rect(-62, 180, 124, 70, shade(colour, -0.12), 8)}${rect(-62, 196, 124, 10, '#fff', 0, { opacity: 0.4 })}</g>`,
    );
};
