import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import type { Studio } from '../../studio/studio.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { black, type Composition, card, dark, iron, paints, rubber, steel, white } from '../materials.ts';
import { bolt, print, screen, vents } from './control-parts.ts';

export const machineColours = ['#e4e7ea', '#cdd4da', '#f0eee8', '#dbe3e0'] as const;

/** A panel on an arm or on the housing, as each machine has one. */
export function operatorPanel(s: Studio, x: number, y: number, z: number): void {
  s.box([x, y, z], [58, 16, 84], dark, { round: 2, shadow: false });
  s.front(
    [x, y, z + 84],
    screen(8, 8, 42, 34, s.rng.int(0, 4), s.rng.pick(['#4fd1c5', '#7cc4ff', '#8be28b'])),
    ...[0, 1, 2].map((k) => circle(14 + k * 15, 54, 4.4, ['#5be37d', '#f2b53c', '#8b96a2'][k]!)),
    circle(29, 70, 8, '#e0524a'),
  );
}

/** A six-axis arm on its foot, with a gripper. */
export const robotArm: Composition = (s) => {
  const colour = s.rng.pick(['#e98a1e', '#e9bf22', '#e5e8ea', '#d4552d', '#2c68ad', '#e5e8ea']);
  const joint = s.rng.pick([dark, iron, shade(colour, -0.14)]);
  const lean = s.rng.int(-34, 26);
  const reach = s.rng.int(150, 200);
  s.tube([0, 0, 0], [0, 0, 22], 82, joint);
  lathe(
    s,
    [0, 0, 22],
    [
      [66, 0],
      [62, 30],
      [50, 62],
      [48, 84],
    ],
    colour,
    { finish: 'matte' },
  );
  const arm = (from: readonly [number, number], to: readonly [number, number], r1: number, r2: number, y: number) => {
    s.tube([from[0], y - 34, from[1]], [from[0], y + 34, from[1]], r1, joint);
    const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
    const l = Math.hypot(dx, dz);
    const [px, pz] = [-dz / l, dx / l];
    const side = (p: readonly [number, number], r: number, k: number) =>
      [p[0] + px * r * k, p[1] + pz * r * k] as const;
    s.prism(
      [side(from, r1 * 0.84, 1), side(to, r2 * 0.84, 1), side(to, r2 * 0.84, -1), side(from, r1 * 0.84, -1)],
      y - 22,
      44,
      colour,
      5,
    );
    for (const [p, r] of [
      [from, r1],
      [to, r2],
    ] as const) {
      s.tube([p[0], y - 28, p[1]], [p[0], y + 28, p[1]], r, colour);
      s.end(
        [p[0], y - 28.5, p[1]],
        'y',
        circle(0, 0, r * 0.62, joint),
        circle(0, 0, r * 0.44, shade(joint, 0.06)),
        ...[0, 1, 2, 3, 4, 5].map((k) =>
          circle(Math.cos(k * 1.047) * r * 0.53, Math.sin(k * 1.047) * r * 0.53, 2.4, steel),
        ),
      );
    }
  };
  const elbow = [lean, 300] as const;
  const wrist = [lean + reach, 330 + s.rng.int(-40, 30)] as const;
  arm([0, 122], elbow, 46, 38, 0);
  arm(elbow, wrist, 40, 26, -6);
  s.tube([wrist[0], -6, wrist[1]], [wrist[0], -6, wrist[1] - 62], 17, steel, { finish: 'metal' });
  s.box([wrist[0] - 34, -22, wrist[1] - 84], [68, 32, 22], joint);
  for (const k of [-30, 16]) s.box([wrist[0] + k, -16, wrist[1] - 130], [14, 22, 48], steel);
};

/** An enclosed machining centre with a sliding window. */
export const machiningCentre: Composition = (s) => {
  const body = s.rng.pick(machineColours);
  const accent = s.rng.pick(paints);
  const w = s.rng.int(300, 380);
  s.box([0, 0, 0], [w, 190, 40], dark);
  s.box([0, 0, 40], [w, 190, 190], body, { round: 3 });
  s.box([20, 40, 230], [w * 0.5, 130, 44], shade(body, -0.03), { right: body });
  s.front(
    [0, 0, 230],
    path(`M0 0H${w}V34H${w * 0.62}L${w * 0.54} 60H0Z`, { fill: accent }),
    rect(24, 44, w * 0.52, 116, black, 6),
    rect(31, 51, w * 0.52 - 14, 102, '#3d5666', 3),
    path(`M31 51h60l-52 102h-8Z`, { fill: '#fff', opacity: 0.14 }),
    rect(w * 0.29, 74, 26, 44, steel),
    path(`M${w * 0.29 + 4} 118h18l-6 24h-6Z`, { fill: '#e9eef2' }),
    rect(50, 142, w * 0.52 - 52, 11, iron),
    rect(w * 0.52 + 6, 80, 8, 56, steel, 4),
    print(30, 14, 90, 1, 18, white),
    vents(w - 66, 140, 46, 4, 9),
  );
  operatorPanel(s, w - 78, -26, 118);
  s.tube([w - 30, 30, 230], [w - 30, 30, 262], 8, '#5be37d');
  s.tube([w - 30, 30, 262], [w - 30, 30, 276], 8, '#f2b53c');
  s.tube([w - 30, 30, 276], [w - 30, 30, 290], 8, '#e0524a');
};

/** A long bed with a clamp, a hopper and a barrel: moulding and extrusion. */
export const mouldingMachine: Composition = (s) => {
  const body = s.rng.pick(machineColours);
  const accent = s.rng.pick(paints);
  s.box([0, 0, 0], [470, 120, 70], accent);
  s.front(
    [0, 0, 70],
    vents(300, 18, 130, 4, 10),
    rect(20, 16, 90, 40, shade(accent, -0.06), 3),
    rect(130, 16, 90, 40, shade(accent, -0.06), 3),
  );
  s.box([0, 20, 70], [34, 90, 110], iron);
  for (const y of [34, 92]) s.tube([34, y, 150], [190, y, 150], 8, steel, { finish: 'metal' });
  s.box([96, 20, 70], [40, 90, 110], steel);
  for (const y of [34, 92]) s.tube([34, y, 92], [190, y, 92], 8, steel, { finish: 'metal' });
  s.box([186, 14, 70], [44, 100, 120], body);
  s.tube([230, 60, 122], [440, 60, 122], 26, steel, { finish: 'metal' });
  for (const k of [250, 290, 330])
    s.tube([k, 60, 122], [k + 22, 60, 122], 31, s.rng.pick(['#d98a3d', iron]), { finish: 'gloss' });
  s.box([380, 22, 70], [80, 76, 96], body);
  lathe(
    s,
    [404, 60, 166],
    [
      [16, 0],
      [18, 14],
      [52, 74],
      [52, 96],
    ],
    s.rng.chance(0.5) ? steel : accent,
    { sharp: true, finish: 'metal', lid: 'open' },
  );
  operatorPanel(s, 236, -16, 78);
};

/** A belt on legs that carries parcels. */
export const conveyor: Composition = (s) => {
  const accent = s.rng.pick(paints);
  const w = s.rng.int(420, 500);
  for (const x of [30, w / 2 - 6, w - 44]) for (const y of [104, 8]) s.box([x, y, 0], [14, 12, 96], iron);
  s.tube([0, 0, 108], [0, 124, 108], 15, rubber);
  s.box([0, 0, 96], [w, 124, 26], accent, { top: rubber });
  s.front(
    [0, 0, 122],
    ...Array.from({ length: 9 }, (_, k) => bolt(26 + k * ((w - 50) / 8), 13, 5)),
    print(w * 0.4, 9, 60, 1, 18, white),
  );
  if (s.rng.chance(0.5))
    s.top(
      [0, 124, 122.5],
      ...Array.from({ length: 17 }, (_, k) => rect(8 + (k * (w - 16)) / 17, 8, 15, 108, shade(steel, -0.04), 7)),
    );
  const goods = s.rng.pick([card, '#dfe6ec', '#d9b98c', accent]);
  for (let k = 0; k < 3; k += 1) {
    const [x, bw, h] = [24 + k * (w / 3.1), s.rng.int(64, 92), s.rng.int(48, 84)];
    s.box([x, 24, 122], [bw, 74, h], goods);
    s.front(
      [x, 24, 122 + h],
      rect(bw * 0.42, 0, bw * 0.16, h * 0.34, '#fff', 0, { opacity: 0.45 }),
      print(8, h - 20, 22, 2, 7, shade(goods, -0.25)),
    );
    s.top([x, 98, 122 + h + 0.3], rect(bw * 0.42, 0, bw * 0.16, 74, '#fff', 0, { opacity: 0.4 }));
  }
};

/** A table with a saw or router gantry. */
export const gantryTable: Composition = (s) => {
  const accent = s.rng.pick(paints);
  const board = s.rng.pick(['#d9b27a', '#c9975a', '#dfe3e6']);
  for (const x of [10, 370]) for (const y of [10, 230]) s.box([x, y, 0], [40, 40, 90], dark);
  s.box([0, 0, 90], [420, 280, 28], '#dfe3e6', { top: iron });
  s.box([50, 40, 118], [270, 190, 9], board);
  s.top(
    [50, 230, 127.4],
    line('M30 40h90c40 0 40 60 80 60h40M30 150h120', shade(board, -0.22), 5),
    circle(190, 150, 22, 'none', { stroke: shade(board, -0.22), 'stroke-width': 5 }),
  );
  s.box([200, 262, 118], [70, 26, 110], accent);
  s.box([206, -4, 190], [58, 290, 48], accent);
  s.box([200, -26, 118], [70, 26, 130], accent);
  s.box([196, 96, 150], [78, 58, 110], '#e8ebee', { round: 3 });
  s.front([196, 96, 260], print(14, 16, 50, 2, 12, accent), vents(14, 62, 50, 4, 9));
  s.tube([235, 118, 128], [235, 118, 150], 9, steel, { finish: 'metal' });
};
