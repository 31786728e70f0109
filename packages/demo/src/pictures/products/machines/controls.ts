import { shade } from '../../colour.ts';
import { circle, rect } from '../../svg.ts';
import { black, type Composition, dark, paints, rubber, steel } from '../materials.ts';
import { knob, lamp, print, screen, terminals, vents } from './control-parts.ts';

export const ink = (s: Parameters<Composition>[0]) => s.rng.pick(['#4fd1c5', '#7cc4ff', '#8be28b', '#ffc46b']);

/** Controller modules side by side on a rail. */
export const plcRack: Composition = (s) => {
  const accent = s.rng.pick(paints);
  const body = s.rng.pick(['#434c57', '#dfe4e8', '#5f6b78', accent]);
  const count = s.rng.int(3, 6);
  s.box([-30, 34, 88], [count * 62 + 120, 6, 34], steel);
  for (let index = 0; index < count; index += 1) {
    const w = index === 0 ? 92 : 58;
    const x = index === 0 ? 0 : 36 + index * 60;
    s.box([x, 0, 0], [w, 36, 210], index === 0 ? body : shade(body, index % 2 ? 0.02 : -0.01));
    s.front(
      [x, 0, 210],
      rect(4, 6, w - 8, 10, accent, 2),
      index === 0 ? screen(10, 28, w - 20, 42, s.rng.int(0, 4), ink(s)) : '',
    );
    const lamps = Array.from({ length: index === 0 ? 4 : 8 }, (_, k) =>
      circle(
        14 + (k % 2) * 12,
        (index === 0 ? 92 : 30) + Math.floor(k / 2) * 11,
        2.8,
        s.rng.pick(['#5be37d', '#5be37d', '#3a3f45', '#ffb74a']),
      ),
    );
    s.front(
      [x, 0, 210],
      ...lamps,
      rect(w - 22, 30, 12, 44, black, 2, { opacity: index ? 0.5 : 0 }),
      terminals(6, 118, w - 12, index === 0 ? 6 : 4, shade(accent, -0.05)),
      terminals(6, 160, w - 12, index === 0 ? 6 : 4, dark),
    );
  }
};

/** A touch panel on a stand or leaning. */
export const touchPanel: Composition = (s) => {
  const body = s.rng.pick([dark, '#d9dee3', '#28323d']);
  const [w, h] = s.rng.pick([
    [300, 210],
    [260, 200],
    [330, 190],
  ] as const);
  s.box([40, 30, 0], [w - 80, 90, 14], shade(body, -0.05));
  s.box([w / 2 - 30, 40, 12], [60, 22, 70], shade(body, -0.03));
  s.box([0, 10, 50], [w, 30, h], body, { round: 4 });
  s.front(
    [0, 10, 50 + h],
    screen(20, 18, w - 40, h - 58, s.rng.int(0, 4), ink(s)),
    ...[0, 1, 2, 3, 4].map((k) => rect(24 + k * 34, h - 28, 24, 14, k === 4 ? '#d0493e' : shade(body, 0.14), 3)),
    circle(w - 28, h - 21, 8, '#5be37d'),
  );
};

/** A frequency converter or servo drive with fins, keypad and terminals. */
export const drive: Composition = (s) => {
  const body = s.rng.pick(['#e4e8eb', '#4a5663', '#d7dbe0', '#2f3944']);
  const accent = s.rng.pick(paints);
  const count = s.rng.int(1, 3);
  for (let index = count - 1; index >= 0; index -= 1) {
    const x = index * 158;
    const h = 300 - index * 52;
    s.box([x, 60, 0], [130, 80, h - 6], dark);
    s.right(
      [x + 130, 60, h - 20],
      ...Array.from({ length: 6 }, (_, k) => rect(8 + k * 12, 0, 5, h - 40, '#000', 2, { opacity: 0.4 })),
    );
    s.box([x, 0, 0], [130, 64, h], body, { round: 3 });
    s.front(
      [x, 0, h],
      rect(0, 0, 130, 16, accent),
      vents(20, 28, 90, 4, 9),
      screen(26, 84, 78, 44, s.rng.int(0, 4), ink(s)),
      knob(65, 158, 14),
      ...[0, 1, 2].map((k) => rect(22 + k * 32, 182, 22, 12, k === 1 ? accent : shade(body, -0.12), 3)),
      terminals(12, h - 52, 106, 7, dark),
    );
  }
};

/** A floor cabinet for switchgear or servers. */
export const cabinet: Composition = (s) => {
  const body = s.rng.pick(['#dfe3e6', '#c5ccd2', '#3b4550', '#8797a5']);
  const accent = s.rng.pick(paints);
  const count = s.rng.int(1, 3);
  for (let index = 0; index < count; index += 1) {
    const x = index * 150;
    s.box([x, 0, 0], [148, 130, 20], dark);
    s.box([x, 0, 20], [148, 130, 320], body);
    s.front(
      [x, 0, 340],
      rect(6, 6, 136, 308, 'none', 3, { stroke: shade(body, -0.16), 'stroke-width': 2 }),
      rect(128, 140, 7, 44, dark, 3),
      index === 0 ? screen(30, 30, 88, 52, s.rng.int(0, 4), ink(s)) : print(32, 36, 70, 2, 14, accent),
      ...[0, 1, 2].map((k) => lamp(48 + k * 26, 110, 7, ['#4fce75', '#f2b53c', '#e0524a'][k]!)),
      vents(34, 250, 80, 5, 10),
      index % 2 ? knob(74, 200, 18, '#c43f36') : rect(60, 176, 28, 38, accent, 3),
    );
  }
};

/** Rack units with ports and drives, one above the other. */
export const rackUnits: Composition = (s) => {
  const count = s.rng.int(2, 4);
  const body = s.rng.pick(['#2e363f', '#3f4a55', '#cfd5da', '#26303f']);
  const accent = s.rng.pick(['#4fd1c5', '#5aa9ff', '#8be28b']);
  for (let index = 0; index < count; index += 1) {
    const z = index * 66;
    s.box([0, 0, z], [380, 210, 58], shade(body, index % 2 ? 0.02 : 0));
    const ports = Array.from(
      { length: 24 },
      (_, k) =>
        rect(70 + (k % 12) * 21, 10 + Math.floor(k / 12) * 20, 16, 14, black, 2) +
        circle(74 + (k % 12) * 21, 28 + Math.floor(k / 12) * 20 - 6, 1.6, accent),
    );
    const bays = Array.from(
      { length: 8 },
      (_, k) =>
        rect(70 + k * 31, 9, 27, 40, shade(body, -0.07), 2) +
        rect(74 + k * 31, 14, 19, 5, shade(body, 0.15), 1) +
        circle(78 + k * 31, 42, 2.4, accent),
    );
    s.front(
      [0, 0, z + 58],
      rect(0, 0, 16, 58, shade(body, 0.08)),
      rect(364, 0, 16, 58, shade(body, 0.08)),
      circle(8, 29, 3, black),
      circle(372, 29, 3, black),
      circle(40, 22, 6, accent),
      rect(28, 36, 26, 6, shade(body, 0.2), 2),
      ...(s.rng.chance(0.5) ? ports : bays),
      rect(336, 14, 16, 28, shade(body, -0.06), 2),
    );
  }
};

/** A small switch or gateway on its rail clip. */
export const gateway: Composition = (s) => {
  const body = s.rng.pick(['#323b46', '#28323d', '#5a6b7d', '#2c5b8f']);
  const count = s.rng.int(1, 2);
  for (let index = count - 1; index >= 0; index -= 1) {
    const x = index * 150;
    s.box([x, index * 30, 0], [100, 130, 220], body, { round: 3 });
    s.right([x + 100, index * 30, 210], vents(20, 20, 90, 8, 12));
    const rows = Array.from(
      { length: 8 },
      (_, k) =>
        rect(16 + (k % 2) * 36, 66 + Math.floor(k / 2) * 32, 30, 24, steel, 2) +
        rect(20 + (k % 2) * 36, 70 + Math.floor(k / 2) * 32, 22, 16, black) +
        circle(90, 72 + Math.floor(k / 2) * 32 + (k % 2) * 10, 3, k % 3 ? '#5be37d' : '#ffb74a'),
    );
    s.front(
      [x, index * 30, 220],
      rect(10, 10, 80, 26, s.rng.pick(paints), 3),
      print(18, 17, 44, 2, 9, '#fff'),
      ...rows,
      rect(16, 198, 68, 14, '#3f8f5f', 2),
    );
    if (s.rng.chance(0.6))
      for (const k of [20, 78]) s.tube([x + k, index * 30 + 90, 218], [x + k, index * 30 + 90, 330], 6, rubber);
  }
};
