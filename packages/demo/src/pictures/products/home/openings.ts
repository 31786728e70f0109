import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { brass, type Composition, dark, gold, iron, steel, white, woods } from '../materials.ts';

export const door: Composition = (s) => {
  s.look(s.rng.int(22, 36), 14);
  const tone = s.rng.pick([...woods, white, '#5a6b7d', '#3f5a4c', '#7a3a34', '#2f3a46']);
  const metal = s.rng.pick([gold, steel, dark]);
  const frame = shade(tone, tone === white ? -0.06 : 0.05);
  s.box([-14, 20, 0], [20, 34, 372], frame);
  s.box([-14, 20, 360], [208, 34, 16], frame);
  s.box([0, 26, 0], [180, 18, 362], tone, { round: 1 });
  const style = s.rng.int(0, 2);
  const inner = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, shade(tone, -0.035), 2) + rect(x + 6, y + 6, w - 12, h - 12, shade(tone, 0.03), 2);
  s.front(
    [0, 25.5, 362],
    style === 0
      ? inner(20, 20, 62, 130) + inner(98, 20, 62, 130) + inner(20, 176, 62, 164) + inner(98, 176, 62, 164)
      : style === 1
        ? [0, 1, 2, 3]
            .map((k) =>
              rect(
                34,
                24 + k * 84,
                112,
                66,
                s.gradient(
                  [
                    [0, '#e3eef3'],
                    [0.5, '#b5c9d4'],
                    [1, '#dce8ee'],
                  ],
                  { x2: 1 },
                ),
                2,
              ),
            )
            .join('')
        : [0, 1, 2, 3, 4].map((k) => rect(0, 40 + k * 68, 180, 4, shade(tone, -0.08))).join('') +
          rect(
            120,
            26,
            20,
            310,
            s.gradient([
              [0, '#e3eef3'],
              [1, '#b5c9d4'],
            ]),
            2,
          ),
    circle(162, 190, 8, metal),
    rect(140, 186, 26, 8, metal, 4),
  );
  s.box([174, 20, 0], [20, 34, 372], frame);
};

export const windowFrame: Composition = (s) => {
  s.look(s.rng.int(22, 36), 16);
  const tone = s.rng.pick([white, '#3a4048', '#8a5a33', '#c9ced4', '#5a6b7d']);
  const panes = s.rng.int(1, 3);
  const w = 130 * panes + 40;
  s.box([0, 0, 0], [w, 34, 270], tone, { round: 2 });
  s.front(
    [0, -0.5, 270],
    ...Array.from(
      { length: panes },
      (_, k) =>
        rect(20 + k * 130, 20, 122, 228, shade(tone, tone === white ? -0.06 : 0.05), 2) +
        rect(
          32 + k * 130,
          32,
          98,
          204,
          s.gradient([
            [0, '#a9cfe3'],
            [0.6, '#d9ecf4'],
            [1, '#eaf4f0'],
          ]),
          1,
        ) +
        path(`M${40 + k * 130} 236L${100 + k * 130} 32H${122 + k * 130}L${62 + k * 130} 236Z`, {
          fill: '#fff',
          opacity: 0.45,
        }) +
        rect(124 + k * 130, 126, 8, 34, steel, 3),
    ),
  );
  s.box([-16, -34, -12], [w + 32, 76, 12], shade(tone, -0.02), { round: 2 });
};

export const lighting: Composition = (s) => {
  const style = s.rng.int(0, 2);
  if (style === 0) {
    s.look(20, 14);
    for (let k = s.rng.int(1, 2); k >= 0; k -= 1) {
      const x = k * 130;
      lathe(
        s,
        [x, k * 40, 0],
        [
          [18, 0],
          [26, 14],
          [26, 60],
        ],
        steel,
        { finish: 'metal' },
      );
      for (let t = 0; t < 4; t += 1)
        lathe(
          s,
          [x, k * 40, 16 + t * 12],
          [
            [27, 0],
            [29, 4],
            [27, 8],
          ],
          '#9aa4ae',
          { finish: 'metal', lid: 'none', shadow: false },
        );
      lathe(
        s,
        [x, k * 40, 60],
        [
          [26, 0],
          [34, 20],
          [44, 50],
        ],
        '#eef1f3',
        {},
      );
      lathe(
        s,
        [x, k * 40, 110],
        [
          [44, 0],
          [60, 34],
          [58, 74],
          [34, 106],
          [0, 116],
        ],
        s.rng.pick(['#fdf3cf', '#fbfaf2', '#eef6fb']),
        { finish: 'matte', lid: 'none', shine: 0.5 },
      );
    }
  } else if (style === 1) {
    s.look(20, 10);
    s.podium = false;
    const metal = s.rng.pick([gold, dark, brass]);
    s.reach([-190, -330], [190, 40]);
    s.add(
      line('M0 -330V-190', metal, 7),
      circle(0, -170, 22, metal),
      ...[-150, -76, 0, 76, 150].map(
        (x, k) =>
          line(`M0 -166C${x * 0.4} ${-100 - (k % 2) * 10} ${x * 0.9} -80 ${x} ${-110 + Math.abs(x) * 0.1}`, metal, 7) +
          path(
            `M${x - 26} ${-120 + Math.abs(x) * 0.1}L${x - 15} ${-176 + Math.abs(x) * 0.1}H${x + 15}L${x + 26} ${-120 + Math.abs(x) * 0.1}Z`,
            {
              fill: s.gradient([
                [0, '#fff8e0'],
                [1, '#f0d99a'],
              ]),
            },
          ) +
          circle(x, -92 + Math.abs(x) * 0.1, 9, '#cfe6f2') +
          path(`M${x} ${-80 + Math.abs(x) * 0.1}l7 20l-7 14l-7 -14Z`, { fill: '#d9ecf4' }),
      ),
      circle(0, -110, 60, '#fff3c9', { opacity: 0.25 }),
      path('M0 -150L10 -90L0 -50L-10 -90Z', { fill: '#d9ecf4' }),
    );
  } else {
    s.look(30, 14);
    const body = s.rng.pick([iron, dark, '#8f9ca8']);
    s.box([60, 60, 0], [120, 60, 12], body);
    for (const x of [40, 190]) s.box([x, 80, 0], [10, 20, 130], body);
    s.box([20, 40, 60], [200, 80, 150], body, { round: 5 });
    s.right(
      [220, 40, 210],
      ...Array.from({ length: 6 }, (_, k) => rect(8 + k * 12, 8, 5, 134, '#000', 2, { opacity: 0.3 })),
    );
    s.front(
      [20, 39.5, 210],
      rect(12, 12, 176, 126, '#e9eef2', 4),
      ...Array.from(
        { length: 24 },
        (_, k) =>
          circle(34 + (k % 6) * 26, 34 + Math.floor(k / 6) * 28, 9, '#fff6d0') +
          circle(34 + (k % 6) * 26, 34 + Math.floor(k / 6) * 28, 4, '#f2c94c'),
      ),
    );
  }
};
