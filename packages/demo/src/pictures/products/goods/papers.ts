import { shade } from '../../colour.ts';
import type { Studio } from '../../studio/studio.ts';
import { circle, group, line, path, rect } from '../../svg.ts';
import { print } from '../machines/control-parts.ts';
import { brass, type Composition, gold, paints, white } from '../materials.ts';

/** Sheets of paper lying on the table, each a drawing of 300 × 400 round its middle. */
export function sheet(s: Studio, place: string, ...content: readonly string[]): void {
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

export const pen = (s: Studio, place: string, colour: string) =>
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
