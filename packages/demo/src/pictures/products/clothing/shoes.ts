import { shade } from '../../colour.ts';
import type { Studio } from '../../studio/studio.ts';
import { group, line, path, rect } from '../../svg.ts';
import { brights, type Composition, cloths, dark, leathers, white } from '../materials.ts';

/** A pair of shoes from the side, one behind the other. */
function pair(s: Studio, draw: () => string, size: number): void {
  s.podium = false;
  s.reach([-250, -size - 70], [260, 60]);
  const one = draw();
  s.shadowOf([
    [-210, -40, 0],
    [230, -40, 0],
    [230, 70, 0],
    [-210, 70, 0],
  ]);
  s.add(
    group('translate(40 -52) scale(.93)', one, path('M-220 0H230V-240H-220Z', { fill: '#000', opacity: 0 })),
    group('translate(-14 26)', one),
  );
}

export const sneaker: Composition = (s) => {
  s.look(4, 12);
  const colour = s.rng.pick([...cloths, white, ...brights]);
  const second = s.rng.pick([...brights, dark, white]);
  const sole = s.rng.pick([white, '#e8e4da', '#2b2e33']);
  pair(
    s,
    () =>
      path(
        'M-206 -34C-214 -110 -206 -160 -176 -176C-150 -164 -110 -166 -92 -182C-60 -150 -10 -120 40 -96C110 -70 196 -72 214 -24L214 -20H-206Z',
        { fill: s.fall(colour, 0.06) },
      ) +
      path('M-206 -34C-212 -90 -206 -130 -190 -160C-150 -120 -140 -70 -150 -24H-206Z', { fill: second }) +
      path('M-92 -182C-104 -150 -100 -120 -70 -96C-40 -76 10 -64 60 -62L40 -96C-10 -120 -60 -150 -92 -182Z', {
        fill: shade(colour, -0.09),
      }) +
      line('M-66 -140L-88 -108M-38 -122L-60 -88M-8 -106L-30 -72M24 -92L6 -64', white, 9) +
      path('M-120 -30C-90 -80 -40 -70 30 -24L70 -24C0 -90 -90 -110 -134 -60Z', { fill: second }) +
      path('M140 -74C180 -72 208 -60 214 -24H120C120 -50 128 -66 140 -74Z', { fill: shade(colour, -0.07) }) +
      path('M-214 -36Q-220 12 -194 14H196Q232 14 226 -26C150 -18 -120 -22 -214 -36Z', { fill: s.fall(sole, 0.05) }) +
      line('M-206 0H216', shade(sole, -0.14), 4) +
      line('M-190 10H200', second, 5),
    184,
  );
};

export const leatherShoe: Composition = (s) => {
  s.look(4, 12);
  const colour = s.rng.pick(leathers);
  const boot = s.rng.chance(0.35);
  pair(
    s,
    () =>
      path(
        boot
          ? 'M-190 -20V-260H-60C-62 -190 -50 -150 10 -122C90 -96 206 -96 216 -22Z'
          : 'M-196 -20C-206 -80 -200 -120 -186 -150C-150 -130 -110 -130 -84 -146C-50 -110 10 -100 60 -92C130 -82 208 -70 222 -22Z',
        {
          fill: s.gradient([
            [0, shade(colour, 0.1)],
            [0.5, colour],
            [1, shade(colour, -0.09)],
          ]),
        },
      ) +
      (boot
        ? rect(-194, -268, 138, 30, shade(colour, -0.08), 8) +
          line('M-66 -220h-40M-66 -190h-40M-60 -160h-40M-40 -136h-34', '#e6d9bf', 7)
        : line('M-40 -112C-60 -90 -40 -60 10 -50L40 -94', shade(colour, -0.16), 4) +
          line('M-20 -100L-34 -78M4 -96L-8 -72M28 -93L18 -66', '#2b2523', 6)) +
      path('M110 -86C100 -60 104 -36 112 -22H222C208 -62 170 -80 110 -86Z', { fill: shade(colour, -0.06) }) +
      line('M112 -80C104 -60 106 -40 114 -24', shade(colour, 0.13), 2.6, { 'stroke-dasharray': '3 6' }) +
      path('M130 -72C160 -70 190 -58 204 -40C180 -48 150 -50 126 -48Z', { fill: '#fff', opacity: 0.28 }) +
      path('M-202 -22H226Q232 4 214 6H-80L-92 14H-202Z', { fill: '#2b2523' }) +
      rect(-202, 0, 108, 26, '#1f1b1a', 3),
    boot ? 268 : 150,
  );
};

export const heels: Composition = (s) => {
  s.look(4, 12);
  const colour = s.rng.pick(['#b3343f', '#2b2b2e', '#c9a279', '#8d3f6a', '#2f5a8a', '#d9a2a0', '#3f6a5c']);
  pair(
    s,
    () =>
      path(
        'M-186 -150C-176 -196 -130 -190 -112 -160C-70 -90 20 -60 90 -60C140 -64 196 -44 216 -10C220 6 212 12 196 12H100C10 12 -60 -60 -120 -84C-150 -90 -176 -110 -186 -150Z',
        {
          fill: s.gradient([
            [0, shade(colour, 0.09)],
            [1, shade(colour, -0.08)],
          ]),
        },
      ) +
      path('M-112 -160C-70 -90 20 -60 90 -60C60 -44 0 -50 -60 -90C-90 -112 -110 -140 -112 -160Z', {
        fill: shade(colour, -0.2),
      }) +
      path('M-184 -130C-180 -110 -160 -94 -134 -88C-140 -40 -150 0 -152 22H-170C-172 -20 -190 -70 -184 -130Z', {
        fill: shade(colour, -0.12),
      }) +
      path('M120 -52C160 -50 190 -34 204 -14C170 -26 140 -30 110 -30Z', { fill: '#fff', opacity: 0.35 }),
    200,
  );
};

export const sandals: Composition = (s) => {
  s.flat = true;
  const colour = s.rng.pick(leathers);
  const sole = s.rng.pick(['#c9a279', '#8a5a33', '#3a3230', '#e0d3bd']);
  s.reach([-230, -270], [230, 270]);
  const shape =
    'M-20 -250C60 -270 110 -200 100 -110C94 -40 60 20 70 110C80 200 50 256 -10 256S-90 200 -80 110C-74 20 -110 -60 -104 -140C-98 -210 -70 -240 -20 -250Z';
  for (const k of [-1, 1])
    s.add(
      group(
        `translate(${k * 118} 0) rotate(${k * 6}) scale(${-k} 1)`,
        path(shape, { fill: '#1d2126', opacity: 0.22, transform: `translate(${-k * 10} 16)` }),
        path(shape, { fill: shade(sole, -0.1), transform: 'translate(0 6)' }),
        path(shape, { fill: s.fall(sole, 0.05) }),
        path('M-104 -150C-40 -110 40 -110 102 -150L100 -90C40 -50 -40 -50 -102 -96Z', { fill: s.fall(colour, 0.05) }),
        path('M-100 -20C-40 30 30 30 84 -10L74 40C30 70 -40 70 -88 30Z', { fill: s.fall(colour, 0.05) }),
        line('M-100 -142C-40 -104 40 -104 100 -142M-96 -14C-40 34 30 34 80 -4', shade(colour, 0.14), 3, {
          'stroke-dasharray': '5 5',
        }),
        rect(36, -6, 32, 36, '#c7a14a', 5),
      ),
    );
};
