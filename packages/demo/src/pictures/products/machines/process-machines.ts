import { shade } from '../../colour.ts';
import { label, lathe } from '../../studio/lathe.ts';
import { circle, rect } from '../../svg.ts';
import { black, type Composition, dark, glass, iron, paints, rubber, steel, white } from '../materials.ts';
import { bolt, knob, lamp, print, screen, vents } from './control-parts.ts';
import { machineColours, operatorPanel } from './machines.ts';

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
  for (let index = 0; index < decks; index += 1) {
    const top = 26 + index * 104;
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
