import { shade } from '../colour.ts';
import { label, lathe } from '../studio/lathe.ts';
import type { Studio } from '../studio/studio.ts';
import { circle, line, path, rect } from '../svg.ts';
import { bolt, knob, lamp, print, screen, vents } from './control-parts.ts';
import { black, type Composition, card, dark, glass, iron, paints, rubber, steel, white } from './materials.ts';

const machineColours = ['#e4e7ea', '#cdd4da', '#f0eee8', '#dbe3e0'] as const;

/** A panel on an arm or on the housing, as each machine has one. */
function operatorPanel(s: Studio, x: number, y: number, z: number): void {
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

/** Bottles or jars below a row of nozzles. */
export const fillingLine: Composition = (s) => {
  const body = s.rng.pick(machineColours);
  const accent = s.rng.pick(paints);
  const liquid = s.rng.pick(['#e2a53a', '#c9584a', '#7fb2d8', '#8fbf6a', '#f0ead9']);
  s.box([0, 0, 0], [400, 130, 84], body);
  s.front(
    [0, 0, 84],
    rect(0, 62, 400, 22, accent),
    vents(280, 14, 90, 4, 10),
    knob(40, 32, 14),
    lamp(84, 32, 8, '#5be37d'),
    lamp(110, 32, 8, '#f2b53c'),
    print(150, 22, 90, 2, 12, accent),
  );
  s.box([0, 24, 84], [400, 70, 10], rubber);
  s.box([10, 96, 84], [26, 26, 190], iron);
  s.box([364, 96, 84], [26, 26, 190], iron);
  s.box([0, 70, 232], [400, 56, 56], body, { round: 3 });
  s.front([0, 70, 288], rect(0, 0, 400, 12, accent), print(24, 24, 80, 2, 12, '#8b96a2'));
  for (let k = 0; k < 6; k += 1) {
    const x = 42 + k * 63;
    s.tube([x, 80, 196], [x, 80, 232], 9, steel, { finish: 'metal' });
    lathe(
      s,
      [x, 58, 94],
      [
        [20, 0],
        [21, 8],
        [21, 56],
        [9, 78],
        [9, 90],
      ],
      glass,
      { finish: 'glass', shine: 0.4, lid: 'open' },
    );
    lathe(
      s,
      [x, 58, 97],
      [
        [18, 0],
        [18, 12 + (k < 4 ? 40 : 18)],
      ],
      liquid,
      { shine: 0.3, shadow: false },
    );
  }
  operatorPanel(s, 322, -20, 128);
};

/** Rollers one above the other: printing, weaving, dyeing. */
export const rollerMachine: Composition = (s) => {
  const body = s.rng.pick([...machineColours, '#7f8d9a']);
  const accent = s.rng.pick(paints);
  const web = s.rng.pick(paints);
  s.box([0, 0, 0], [330, 40, 270], body, { round: 3 });
  const rows = [
    [90, 70, 38],
    [90, 160, 30],
    [200, 70, 46],
    [200, 172, 34],
    [280, 110, 24],
  ] as const;
  s.box([0, -250, 0], [330, 290, 34], dark);
  for (const [at, [x, z, r]] of rows.entries())
    s.tube([x, -220, z], [x, 0, z], r, at === 2 ? web : at % 2 ? steel : shade(iron, 0.05), {
      finish: at === 2 ? 'matte' : 'metal',
    });
  s.box([0, -254, 34], [330, 34, 84], body, { round: 3 });
  s.front(
    [0, -254, 118],
    rect(0, 0, 330, 20, accent),
    vents(150, 34, 70, 4, 9),
    print(24, 34, 70, 2, 11, '#8b96a2'),
    screen(246, 30, 62, 40, s.rng.int(0, 4)),
  );
};

/** A cooking, baking or washing cabinet with a door. */
export const oven: Composition = (s) => {
  const body = s.rng.pick([steel, '#d9dee2', '#c7ced4', '#3d4752']);
  const glow = s.rng.pick(['#f0a24a', '#f4c06a', '#7fb2d8']);
  const decks = s.rng.int(1, 3);
  const h = 30 + decks * 104;
  for (const x of [6, 272]) for (const y of [6, 170]) s.box([x, y, 0], [20, 20, 36], dark);
  s.box([0, 0, 36], [298, 200, h], body, { round: 3 });
  for (let at = 0; at < decks; at += 1) {
    const top = 26 + at * 104;
    s.front(
      [0, 0, 36 + h],
      rect(16, top, 190, 88, black, 6),
      rect(
        24,
        top + 10,
        174,
        62,
        s.gradient([
          [0, shade(glow, -0.3)],
          [1, glow],
        ]),
        4,
      ),
      ...[0, 1, 2, 3].map(
        (k) =>
          `<ellipse cx="${52 + k * 40}" cy="${top + 60}" rx="17" ry="9" fill="#a8662f"/><ellipse cx="${50 + k * 40}" cy="${top + 57}" rx="11" ry="4" fill="#d69a58"/>`,
      ),
      rect(30, top + 77, 162, 6, steel, 3),
      screen(222, top + 8, 58, 28, s.rng.int(0, 4), '#ffc46b'),
      knob(236, top + 60, 11),
      knob(268, top + 60, 11),
    );
  }
  s.front([0, 0, 36 + h], print(18, 8, 80, 1, 16, shade(body, -0.2)));
};

/** A vessel with a stirrer on legs, for mixing, dairies and dyes. */
export const mixer: Composition = (s) => {
  const accent = s.rng.pick(paints);
  for (const [x, y] of [
    [-84, 20],
    [40, 74],
    [84, -20],
    [-40, -74],
  ] as const)
    s.tube([x, y, 0], [x, y, 120], 9, steel, { finish: 'metal' });
  lathe(
    s,
    [0, 0, 50],
    [
      [14, 0],
      [22, 8],
      [104, 58],
      [110, 74],
      [110, 224],
      [104, 240],
      [60, 262],
      [40, 266],
    ],
    steel,
    { finish: 'metal', shine: 0.3 },
  );
  lathe(
    s,
    [0, 0, 130],
    [
      [111.5, 0],
      [111.5, 9],
    ],
    iron,
    { finish: 'metal', lid: 'none', shine: 0.2 },
  );
  lathe(
    s,
    [0, 0, 250],
    [
      [111.5, 0],
      [111.5, 10],
    ],
    iron,
    { finish: 'metal', lid: 'none', shine: 0.2 },
  );
  s.tube([0, 0, 314], [0, 0, 344], 40, iron, { finish: 'metal' });
  s.tube([0, 0, 344], [0, 0, 430], 34, accent, { finish: 'gloss' });
  for (let k = 352; k < 424; k += 10)
    s.tube([0, 0, k], [0, 0, k + 3], 36, shade(accent, -0.1), { finish: 'gloss', shadow: false });
  s.tube([-150, -30, 190], [-100, -30, 190], 12, steel, { finish: 'metal' });
  label(s, [0, 0, 50], 111, 110, 170, white, accent, s.rng.int(0, 2));
};

/** A crusher or mill: a big drum on a heavy frame. */
export const mill: Composition = (s) => {
  const colour = s.rng.pick(['#d98a2b', '#3a8a5c', '#2c68ad', '#bf3a30', '#7f8d9a']);
  for (const x of [-10, 300]) s.box([x, 0, 0], [44, 220, 96], iron);
  s.tube([-30, 110, 150], [10, 110, 150], 52, iron);
  s.tube([0, 110, 150], [330, 110, 150], 116, colour, { finish: 'gloss' });
  for (const k of [4, 84, 166, 248, 316])
    s.tube([k, 110, 150], [k + 12, 110, 150], 124, shade(colour, -0.06), { finish: 'gloss' });
  s.tube([328, 110, 150], [372, 110, 150], 52, steel, { finish: 'metal' });
  s.end(
    [372.5, 110, 150],
    'x',
    circle(0, 0, 34, black),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((k) => bolt(43 * Math.cos(k * 0.785), 43 * Math.sin(k * 0.785), 5)),
  );
  s.box([120, -96, 0], [120, 80, 60], shade(colour, -0.04));
  s.tube([60, -56, 62], [120, -56, 62], 30, '#4a5663', { finish: 'gloss' });
  s.front([120, -96, 60], vents(14, 12, 92, 4, 10));
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
