import { shade } from '../../colour.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { brights, type Composition, cloths, dark, gold, leathers, silver, steel } from '../materials.ts';

export const handbag: Composition = (s) => {
  s.look(6, 10);
  const colour = s.rng.pick([...leathers, '#c98f9a', '#e8ddcf', '#3f6a5c']);
  const metal = s.rng.pick([gold, silver]);
  const [w, h] = s.rng.pick([
    [190, 200],
    [220, 170],
    [160, 230],
  ] as const);
  s.reach([-w, -h - 130], [w, 10]);
  s.shadowOf([
    [-w, -50, 0],
    [w, -50, 0],
    [w, 50, 0],
    [-w, 50, 0],
    [0, 0, 120],
  ]);
  const body = `M${-w * 0.84} ${-h}H${w * 0.84}Q${w * 0.98} ${-h * 0.5} ${w} -20Q${w} 4 ${w * 0.9} 4H${-w * 0.9}Q${-w} 4 ${-w} -20Q${-w * 0.98} ${-h * 0.5} ${-w * 0.84} ${-h}Z`;
  const stitch = { 'stroke-dasharray': '7 6' } as const;
  s.add(
    line(
      `M${-w * 0.5} ${-h + 8}C${-w * 0.5} ${-h - 150} ${w * 0.5} ${-h - 150} ${w * 0.5} ${-h + 8}`,
      shade(colour, -0.15),
      17,
    ),
    line(`M${-w * 0.5} ${-h + 8}C${-w * 0.5} ${-h - 150} ${w * 0.5} ${-h - 150} ${w * 0.5} ${-h + 8}`, colour, 11),
  );
  s.add(
    path(body, {
      fill: s.gradient([
        [0, shade(colour, 0.07)],
        [0.55, colour],
        [1, shade(colour, -0.1)],
      ]),
    }),
    path(body, {
      fill: s.gradient(
        [
          [0, '#000000', 0.14],
          [0.2, '#ffffff', 0.08],
          [0.7, '#000000', 0],
          [1, '#000000', 0.2],
        ],
        { x2: 1, y2: 0 },
      ),
    }),
  );
  if (s.rng.chance(0.55))
    s.add(
      path(`M${-w * 0.84} ${-h}H${w * 0.84}L${w * 0.88} ${-h * 0.56}Q0 ${-h * 0.28} ${-w * 0.88} ${-h * 0.56}Z`, {
        fill: shade(colour, 0.04),
        stroke: shade(colour, -0.12),
        'stroke-width': 2,
      }),
      line(`M${-w * 0.85} ${-h * 0.6}Q0 ${-h * 0.34} ${w * 0.85} ${-h * 0.6}`, shade(colour, 0.16), 3, stitch),
      rect(-20, -h * 0.5, 40, 32, metal, 6),
      circle(0, -h * 0.5 + 16, 5, shade(metal, -0.3)),
    );
  else
    s.add(
      line(`M${-w * 0.85} ${-h + 16}H${w * 0.85}`, metal, 6),
      path(`M${-w * 0.6} ${-h * 0.62}H${w * 0.6}V-26H${-w * 0.6}Z`, {
        fill: shade(colour, -0.035),
        stroke: shade(colour, 0.12),
        'stroke-width': 2.5,
        ...stitch,
      }),
      rect(-34, -h * 0.62 + 12, 68, 16, metal, 3),
    );
  s.add(
    ...[-1, 1].map(
      (k) => circle(k * w * 0.5, -h + 10, 15, metal) + circle(k * w * 0.5, -h + 10, 8, shade(colour, -0.1)),
    ),
    line(`M${-w * 0.92} -14H${w * 0.92}`, shade(colour, 0.14), 3, stitch),
  );
};

export const backpack: Composition = (s) => {
  s.look(6, 10);
  const colour = s.rng.pick([...cloths, ...brights]);
  const second = s.rng.pick([shade(colour, -0.13), '#8a5a33', dark]);
  s.reach([-160, -390], [160, 8]);
  s.shadowOf([
    [-150, -60, 0],
    [150, -60, 0],
    [150, 60, 0],
    [-150, 60, 0],
    [0, 0, 140],
  ]);
  s.add(
    line('M-34 -366C-34 -404 34 -404 34 -366', second, 13),
    path('M-146 -20V-270Q-146 -372 0 -372T146 -270V-20Q146 6 120 6H-120Q-146 6 -146 -20Z', {
      fill: s.gradient(
        [
          [0, shade(colour, -0.08)],
          [0.24, shade(colour, 0.08)],
          [0.6, colour],
          [1, shade(colour, -0.14)],
        ],
        { x2: 1, y2: 0 },
      ),
    }),
    path('M-158 -120Q-176 -110 -170 -20Q-166 0 -146 -4V-126ZM158 -120Q176 -110 170 -20Q166 0 146 -4V-126Z', {
      fill: shade(colour, -0.13),
    }),
    line('M-118 -60V-262Q-118 -346 0 -346T118 -262V-60', second, 5),
    path('M-106 -16V-150Q-106 -176 -80 -176H80Q106 -176 106 -150V-16Q106 -2 90 -2H-90Q-106 -2 -106 -16Z', {
      fill: shade(colour, 0.035),
      stroke: second,
      'stroke-width': 4,
    }),
    line('M-106 -142H106', second, 6),
    line('M60 -142l6 30', silver, 7),
    path('M-44 -270H44V-236Q44 -224 32 -224H-32Q-44 -224 -44 -236Z', { fill: second }),
    rect(-20, -256, 40, 14, shade(second, 0.2), 3),
  );
};

export const suitcase: Composition = (s) => {
  const colour = s.rng.pick([...cloths, ...brights, '#23272c']);
  for (const [x, y, k] of s.rng.chance(0.55)
    ? ([
        [190, 90, 0.72],
        [0, 0, 1],
      ] as const)
    : ([[0, 0, 1]] as const)) {
    const [w, h] = [200 * k, 290 * k];
    for (const dx of [24, w - 40])
      s.tube([x + dx + 8, y + 50 * k, 0], [x + dx + 8, y + 50 * k, 24 * k], 13 * k, dark, {});
    for (const dx of [w * 0.36, w * 0.64])
      s.tube([x + dx, y + 80 * k, h], [x + dx, y + 80 * k, h + 110 * k], 5, steel, { finish: 'metal' });
    s.tube([x + w * 0.36, y + 80 * k, h + 110 * k], [x + w * 0.64, y + 80 * k, h + 110 * k], 9 * k, dark, {});
    s.box([x, y, 20 * k], [w, 105 * k, h], colour, { round: 9 });
    s.front(
      [x, y - 1, 20 * k + h],
      ...Array.from(
        { length: 7 },
        (_, t) =>
          rect(16 * k + t * 25 * k, 12, 12 * k, h - 24, shade(colour, -0.07), 5) +
          rect(16 * k + t * 25 * k, 12, 4 * k, h - 24, shade(colour, 0.09), 2),
      ),
      rect(w * 0.3, h * 0.12, w * 0.4, 20 * k, shade(colour, -0.12), 6),
    );
    s.right([x + w, y, 20 * k + h], rect(48 * k, 0, 8 * k, h, dark), rect(38 * k, h * 0.44, 28 * k, 44 * k, silver, 5));
  }
};

export const beltGoods: Composition = (s) => {
  s.look(26, 30);
  const colour = s.rng.pick(leathers);
  const metal = s.rng.pick([gold, silver, '#3a4048']);
  for (let k = 0; k < 13; k += 1) {
    const z = k * 4.4;
    s.top(
      [130, 120, z],
      circle(0, 0, 130, 'none', { stroke: shade(colour, -0.1 + k * 0.006), 'stroke-width': 11 }),
      circle(-6, 0, 98, 'none', { stroke: shade(colour, -0.12 + k * 0.006), 'stroke-width': 11 }),
      circle(4, 4, 68, 'none', { stroke: shade(colour, -0.12 + k * 0.006), 'stroke-width': 11 }),
    );
  }
  s.top(
    [130, 120, 57],
    circle(0, 0, 130, 'none', { stroke: shade(colour, 0.08), 'stroke-width': 9 }),
    circle(-6, 0, 98, 'none', { stroke: shade(colour, 0.08), 'stroke-width': 9 }),
    circle(4, 4, 68, 'none', { stroke: shade(colour, 0.08), 'stroke-width': 9 }),
  );
  s.shadowRing(130, 120, 140, 56);
  s.reach(
    s.space.project([-14, 120, 0]),
    s.space.project([270, 120, 0]),
    s.space.project([130, 260, 60]),
    s.space.project([130, -20, 0]),
  );
  s.box([110, -40, 0], [90, 18, 62], metal, { round: 5 });
  s.front([110, -40.5, 62], rect(16, 14, 58, 34, shade(colour, -0.1), 4), rect(40, 8, 9, 46, shade(metal, 0.1), 3));
  s.box([-110, -90, 0], [150, 100, 26], s.rng.pick([colour, ...leathers]), { round: 6 });
  s.top(
    [-110, 10, 26.5],
    rect(8, 8, 134, 84, 'none', 8, { stroke: shade(colour, 0.18), 'stroke-width': 2.5, 'stroke-dasharray': '7 5' }),
    rect(100, 38, 44, 24, shade(colour, -0.1), 8),
    circle(112, 50, 7, metal),
  );
};
