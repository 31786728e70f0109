import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { print } from '../machines/control-parts.ts';
import { type Composition, gold, iron, paints, white, woods } from '../materials.ts';

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
