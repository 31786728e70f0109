import { shade } from '../../colour.ts';
import { group, line, n, path, rect, ring } from '../../svg.ts';
import { black, brights, type Composition, cloths, gold, silver } from '../materials.ts';
import { cloth } from './garment.ts';

export const glasses: Composition = (s) => {
  s.flat = true;
  s.reach([-270, -130], [270, 150]);
  const rim = s.rng.pick([black, '#5b3a26', gold, silver, '#2f4a7a', '#8d3f4a', '#c9a279']);
  const sun = s.rng.chance(0.6);
  const lens = s.gradient(
    sun
      ? [
          [0, s.rng.pick(['#23272c', '#3a2f26', '#1f3a4a'])],
          [1, s.rng.pick(['#8a95a0', '#b98a5a', '#6fa3a8'])],
        ]
      : [
          [0, '#ffffff', 0.75],
          [1, '#d4e6ee', 0.55],
        ],
  );
  const shapes = [
    'M-230 -60Q-220 -90 -130 -90T-34 -60Q-24 80 -130 84T-230 -60Z',
    'M-130 -86A88 88 0 1 1 -130 90A88 88 0 1 1 -130 -86Z',
    'M-236 -92H-40Q-26 -60 -34 -10C-44 60 -80 88 -130 88S-230 60 -236 -10Q-242 -60 -236 -92Z',
    'M-232 -70H-38V50Q-38 80 -70 80H-200Q-232 80 -232 50Z',
  ];
  const d = s.rng.pick(shapes);
  const both = (markup: string) => markup + group('scale(-1 1)', markup);
  s.shadows.push(d, 'M-40 -40H40V-20H-40Z');
  s.add(
    both(line('M-232 -50C-266 -60 -268 -120 -240 -128', shade(rim, -0.12), 12)),
    both(
      path(d, {
        fill: lens,
        stroke: rim,
        'stroke-width': rim === gold || rim === silver ? 9 : 17,
        'stroke-linejoin': 'round',
      }),
    ),
    both(path('M-200 -50L-150 -70L-190 50Q-206 20 -200 -50Z', { fill: '#fff', opacity: 0.28 })),
    line('M-40 -36Q0 -66 40 -36', rim, rim === gold || rim === silver ? 8 : 15),
  );
};

export const hairClips: Composition = (s) => {
  s.flat = true;
  s.reach([-250, -220], [250, 230]);
  const set = s.rng.some([...brights, ...cloths], 5);
  const bow = (x: number, y: number, colour: string, k: number) =>
    group(
      `translate(${x} ${y}) scale(${k})`,
      path('M0 0C-40 -70 -130 -70 -120 0S-40 70 0 0ZM0 0C40 -70 130 -70 120 0S40 70 0 0Z', {
        fill: '#1d2126',
        opacity: 0.2,
        transform: 'translate(7 12)',
      }),
      path('M0 0C-40 -70 -130 -70 -120 0S-40 70 0 0Z', {
        fill: cloth(s, colour, 0.5),
        stroke: shade(colour, -0.14),
        'stroke-width': 3,
      }),
      path('M0 0C40 -70 130 -70 120 0S40 70 0 0Z', {
        fill: cloth(s, colour, 0.5),
        stroke: shade(colour, -0.14),
        'stroke-width': 3,
      }),
      rect(-20, -26, 40, 52, shade(colour, -0.08), 12),
    );
  s.add(bow(-110, -120, set[0]!, 1), bow(130, 130, set[1]!, 0.86));
  for (let k = 0; k < 3; k += 1) {
    const [x, y, colour] = [90 + k * 60, -150 + k * 34, set[2 + k]!];
    s.add(
      group(
        `translate(${x} ${y}) rotate(24)`,
        rect(-14, -70, 34, 150, '#1d2126', 16, { opacity: 0.18 }),
        rect(-20, -80, 34, 150, s.fall(colour, 0.06), 16),
        rect(-11, -62, 16, 112, shade(colour, -0.12), 8),
      ),
    );
  }
  const ringed = set[3]!;
  s.add(
    `<ellipse cx="-112" cy="126" rx="104" ry="84" fill="none" stroke="#1d2126" stroke-width="44" opacity=".16"/><ellipse cx="-118" cy="116" rx="104" ry="84" fill="none" stroke="${ringed}" stroke-width="44"/>`,
    ...ring(22, 1).map(([a, b]) =>
      line(`M${n(-118 + a * 84)} ${n(116 + b * 66)}L${n(-118 + a * 124)} ${n(116 + b * 102)}`, shade(ringed, -0.13), 5),
    ),
  );
};
