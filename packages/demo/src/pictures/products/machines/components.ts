import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import type { Vec } from '../../studio/space.ts';
import type { Studio } from '../../studio/studio.ts';
import { circle, line, rect } from '../../svg.ts';
import { black, brass, type Composition, dark, gold, rubber, steel, white } from '../materials.ts';
import { print, terminals } from './control-parts.ts';

/** A housing with legs on two or four sides. */
function chipAt(
  s: Studio,
  [x, y, z]: Vec,
  w: number,
  d: number,
  h: number,
  four: boolean,
  colour: string = black,
): void {
  const legs = Math.round(w / 15);
  const row = (at: number, front: boolean) =>
    s.box([x + 8 + at * 15, front ? y - 9 : y + d, z], [7, 9, 5], steel, { shadow: false, round: 0.4 });
  for (let index = 0; index < legs; index += 1) row(index, false);
  s.box([x, y, z + 2], [w, d, h], colour);
  const side = Math.round(d / 15);
  for (let index = 0; index < legs; index += 1) row(index, true);
  if (four)
    for (let index = 0; index < side; index += 1)
      s.box([x + w, y + d - 15 - index * 15, z], [9, 7, 5], steel, { shadow: false, round: 0.4 });
  s.top(
    [x, y + d, z + h + 2.5],
    circle(w * 0.12, d * 0.86, Math.min(w, d) * 0.045, shade(colour, 0.14)),
    print(w * 0.16, d * 0.3, w * 0.56, 3, d * 0.13, '#a8b0b8'),
  );
}

export const chips: Composition = (s) => {
  s.look(s.rng.int(30, 48), s.rng.int(30, 38));
  const big = s.rng.int(150, 200);
  chipAt(s, [0, 130, 0], big, big, 22, true);
  if (s.rng.chance(0.6)) {
    s.box([28, 158, 24], [big - 56, big - 56, 5], steel);
    s.top([28, 158 + big - 56, 29.5], print(16, 20, big - 100, 3, 14, '#7d8791'));
  }
  for (let index = 0; index < s.rng.int(1, 3); index += 1)
    chipAt(s, [10 + index * 100, 10, 0], 76, 46, 18, false, index % 2 ? '#2b3138' : black);
};

export const circuitBoard: Composition = (s) => {
  s.look(s.rng.int(28, 46), s.rng.int(34, 44));
  const mask = s.rng.pick(['#1f6b45', '#20508f', '#23282e', '#8c2f2c', '#2b7a5b']);
  const count = s.rng.int(1, 2);
  for (let index = count - 1; index >= 0; index -= 1) {
    const [x, y] = [index * 120, index * 130];
    s.box([x, y, 0], [380, 260, 9], mask);
    const trace = shade(mask, 0.12);
    s.top(
      [x, y + 260, 9.4],
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((k) =>
        line(`M${20 + k * 12} 250V${170 - k * 6}L${110 + k * 10} ${110 - k * 4}H${220 + k * 8}`, trace, 2.6),
      ),
      ...[0, 1, 2, 3, 4].map((k) =>
        line(`M${250 + k * 14} 20V${60 + k * 10}L${320 + k * 4} ${120 + k * 8}V250`, trace, 2.6),
      ),
      ...[
        [14, 14],
        [366, 14],
        [14, 246],
        [366, 246],
      ].map(([a, b]) => circle(a!, b!, 9, gold) + circle(a!, b!, 5, '#e9edf0')),
      ...Array.from({ length: 18 }, (_, k) => circle(60 + (k % 6) * 44, 30 + Math.floor(k / 6) * 96, 3, gold)),
      print(270, 226, 60, 2, 10, '#e9edf0'),
      ...Array.from({ length: 14 }, (_, k) => rect(40 + k * 21, 246, 12, 14, gold)),
    );
    chipAt(s, [x + 130, y + 96, 9], 90, 90, 12, true);
    chipAt(s, [x + 262, y + 170, 9], 76, 42, 10, false);
    for (let k = 0; k < 4; k += 1)
      lathe(
        s,
        [x + 44 + (k % 2) * 40, y + 210 - Math.floor(k / 2) * 46, 9],
        [
          [14, 0],
          [14, 34],
        ],
        s.rng.pick(['#23303f', '#3b4754']),
        { sharp: true, lid: steel },
      );
    s.box([x + 268, y + 40, 9], [80, 50, 34], s.rng.pick(['#3f8f5f', '#e8eaec', black]));
    s.front([x + 268, y + 40, 43], ...[0, 1, 2, 3].map((k) => rect(6 + k * 18, 10, 13, 18, black, 2)));
    for (let k = 0; k < 5; k += 1)
      s.box([x + 40 + k * 18, y + 60, 9], [10, 22, 6], k % 2 ? '#c9a06a' : '#2b3138', { shadow: false });
  }
};

export const passives: Composition = (s) => {
  const body = s.rng.some(['#23405f', '#3b4754', '#7a3b2e', '#2f6b57', '#c08a3a', '#5b4a7c'], 3);
  for (const [at, [x, y, r, h]] of (
    [
      [40, 150, 52, 190],
      [170, 120, 40, 140],
      [270, 90, 32, 104],
    ] as const
  ).entries()) {
    if (at === 2 && s.rng.chance(0.3)) continue;
    lathe(
      s,
      [x, y, 0],
      [
        [r, 0],
        [r, 8],
        [r - 3, 12],
        [r, 18],
        [r, h],
      ],
      body[at]!,
      { sharp: true, lid: steel, shine: 0.35 },
    );
    s.top([x, y, h + 0.5], line(`M${-r * 0.5} 0H${r * 0.5}M0 ${-r * 0.5}V${r * 0.5}`, '#8d969f', 3));
    const [a, b] = s.space.project([x, y, h * 0.8]);
    s.add(rect(a + r * 0.2, b, r * 0.34, h * 0.55, '#fff', 0, { opacity: 0.6 }));
  }
  for (let k = 0; k < 3; k += 1) {
    const y = -10 - k * 40;
    const x = 60 + k * 30;
    s.tube([x - 60, y, 18], [x + 190, y, 18], 3, steel, { finish: 'metal' });
    s.tube([x, y, 18], [x + 120, y, 18], 15, '#d9bf92', { finish: 'gloss' });
    for (const e of [0, 102])
      s.tube([x + e, y, 18], [x + e + 20, y, 18], 19, '#d9bf92', { finish: 'gloss', shadow: false });
    for (const [i, e] of [30, 48, 66, 88].entries())
      s.tube([x + e, y, 18], [x + e + 8, y, 18], 15.3, ['#7a3b2e', black, '#d4552d', gold][(i + k) % 4]!, {
        finish: 'gloss',
        shadow: false,
        cap: false,
      });
  }
};

/** A coil of cable with a plug. */
export const cableCoil: Composition = (s) => {
  s.look(30, s.rng.int(34, 44));
  const colour = s.rng.pick([rubber, '#d9dee2', '#e0812f', '#2c68ad', '#4a9c62', '#e2c02c', '#8a3f8f']);
  const turns = s.rng.int(4, 6);
  for (let k = 0; k < turns; k += 1) {
    const r = 150 - (k % 2) * 5;
    const [x, y] = s.space.project([0, 0, 12 + k * 19]);
    s.reach([x - r - 10, y - 130], [x + r + 10, y + 110]);
    if (!k) s.shadowRing(0, 0, 168, 134);
    s.top(
      [0, 0, 12 + k * 19],
      circle(0, 0, r, 'none', { stroke: shade(colour, -0.1), 'stroke-width': 23 }),
      circle(-1, -2, r, 'none', { stroke: colour, 'stroke-width': 17 }),
      circle(-3, -5, r + 2, 'none', { stroke: shade(colour, 0.12), 'stroke-width': 5, opacity: 0.7 }),
    );
  }
  const z = turns * 19 - 4;
  s.top(
    [0, 0, z],
    line('M150 0C150 120 90 180 -20 200', shade(colour, -0.06), 21),
    line('M149 -2C149 118 88 177 -20 197', colour, 14),
  );
  s.tube([-22, -200, 16], [-92, -200, 16], 22, s.rng.pick([dark, white, shade(colour, -0.08)]), { finish: 'gloss' });
  s.tube([-92, -200, 16], [-126, -200, 16], 15, s.rng.pick([steel, gold]), { finish: 'metal' });
};

/** Plugs and sockets with rows of contacts. */
export const connectors: Composition = (s) => {
  const colour = s.rng.pick(['#3f8f5f', black, '#e8eaec', '#2c68ad', '#e0812f']);
  s.box([0, 110, 0], [280, 74, 90], colour, { round: 2 });
  s.front([0, 110, 90], terminals(14, 18, 252, 8, shade(colour, 0.03)));
  for (let k = 0; k < 8; k += 1)
    s.tube([22 + k * 34, 150, 90], [22 + k * 34, 150, 120], 5, gold, { finish: 'metal', shadow: false });
  const second = s.rng.pick([steel, brass]);
  for (let index = 0; index < s.rng.int(1, 3); index += 1) {
    const x = 20 + index * 120;
    s.tube([x, -70, 34], [x, 30, 34], 34, second, { finish: 'metal' });
    s.tube([x, -96, 34], [x, -70, 34], 28, dark);
    s.end(
      [x, -97, 34],
      'y',
      circle(0, 0, 24, black),
      ...[0, 1, 2, 3, 4].map((k) => circle(12 * Math.cos(k * 1.257), 12 * Math.sin(k * 1.257), 4, gold)),
    );
  }
};
