import { shade } from '../../colour.ts';
import { lathe } from '../../studio/lathe.ts';
import { circle, group, line, path, rect } from '../../svg.ts';
import { print } from '../machines/control-parts.ts';
import { type Composition, paints, white } from '../materials.ts';

export const translation: Composition = (s) => {
  s.mirror = false;
  s.look(8, 10);
  s.podium = false;
  s.reach([-230, -330], [240, 20]);
  s.shadowOf([
    [-150, -30, 0],
    [170, -30, 0],
    [170, 40, 0],
    [-150, 40, 0],
  ]);
  const [a, b] = [s.rng.pick(paints), s.rng.pick(['#eef1f4', '#f3ead9', '#dfe8ee'])];
  const bubble = (x: number, y: number, w: number, h: number, colour: string, tail: number, content: string) =>
    group(
      `translate(${x} ${y})`,
      path(
        `M24 0H${w - 24}Q${w} 0 ${w} 24V${h - 24}Q${w} ${h} ${w - 24} ${h}H${tail + 50}L${tail} ${h + 46}L${tail + 10} ${h}H24Q0 ${h} 0 ${h - 24}V24Q0 0 24 0Z`,
        {
          fill: s.gradient([
            [0, shade(colour, 0.06)],
            [1, shade(colour, -0.06)],
          ]),
        },
      ),
      content,
    );
  s.add(
    bubble(
      -20,
      -220,
      250,
      170,
      b,
      170,
      line('M60 58h84M102 38v20M70 112c40 -8 60 -30 66 -54M80 70c10 20 34 36 62 42', a, 9) +
        print(170, 62, 56, 3, 22, '#b3bec8'),
    ),
  );
  s.add(
    bubble(
      -220,
      -330,
      250,
      180,
      a,
      30,
      path('M52 130L92 44H112L152 130H130L122 110H82L74 130ZM90 92H114L102 64Z', { fill: white }) +
        print(170, 70, 56, 3, 22, shade(a, 0.26)),
    ),
  );
};

export const facility: Composition = (s) => {
  s.look(22, 16);
  const colour = s.rng.pick(paints);
  lathe(
    s,
    [60, 60, 0],
    [
      [62, 0],
      [66, 4],
      [84, 120],
      [88, 124],
    ],
    colour,
    { sharp: true, lid: 'open' },
  );
  s.top(
    [60, 60, 122],
    circle(0, 0, 78, '#a9d3e6'),
    ...[
      [-30, -20, 20],
      [10, -34, 26],
      [34, 0, 22],
      [-6, 16, 24],
      [-46, 16, 16],
    ].map(([x, y, r]) => circle(x!, y!, r!, '#fff', { opacity: 0.85 })),
  );
  const spray = (x: number, y: number, tone: string) => {
    lathe(
      s,
      [x, y, 0],
      [
        [38, 0],
        [40, 6],
        [40, 96],
        [18, 130],
      ],
      tone,
      {},
    );
    s.box([x - 46, y - 14, 130], [84, 28, 28], white, { round: 5 });
    s.box([x - 30, y - 8, 96], [10, 14, 36], white, { shadow: false });
  };
  spray(200, 20, s.rng.pick(paints));
  s.tube([150, 130, 30], [80, 150, 340], 8, '#c9955c', {});
  s.box([30, 120, 0], [10, 10, 10], colour, { shadow: false });
  s.box([110, -70, 0], [120, 60, 26], '#f2cf3f', { round: 7 });
  s.box([110, -70, 26], [120, 60, 10], '#4a9a5c', { round: 4 });
};

export const staffing: Composition = (s) => {
  s.flat = true;
  s.reach([-230, -270], [230, 260]);
  const accent = s.rng.pick(paints);
  const badge = (place: string, tone: string, skin: string, hair: string) =>
    s.add(
      group(
        place,
        line('M-40 -250L0 -150L40 -250', tone, 15),
        rect(-92, -126, 200, 280, '#1d2126', 14, { opacity: 0.17 }),
        rect(
          -100,
          -140,
          200,
          280,
          s.gradient([
            [0, '#ffffff'],
            [1, '#eef1f4'],
          ]),
          14,
        ),
        rect(-100, -140, 200, 54, tone, 14),
        rect(-22, -132, 44, 12, '#fff', 6),
        rect(-52, -70, 104, 104, shade(tone, 0.3), 8),
        path('M-40 34C-38 0 -20 -8 0 -8S38 0 40 34Z', { fill: tone }),
        circle(0, -30, 25, skin),
        path('M-26 -32C-28 -66 28 -66 26 -32C14 -46 -14 -46 -26 -32Z', { fill: hair }),
        print(-60, 56, 120, 1, 34, '#5a6670'),
        print(-44, 84, 88, 2, 16, '#c3ccd4'),
      ),
    );
  badge('translate(-110 10) rotate(-7)', accent, '#dcae88', '#3a2a22');
  badge('translate(116 20) rotate(8)', s.rng.pick(paints), '#a8764f', '#23201f');
};

/** A freight plane over boxes. */
export const airFreight: Composition = (s) => {
  s.look(8, 10);
  s.podium = false;
  const colour = s.rng.pick(paints);
  s.reach([-250, -330], [260, 20]);
  s.shadowOf([
    [-180, -40, 0],
    [180, -40, 0],
    [180, 40, 0],
    [-180, 40, 0],
  ]);
  s.add(
    group(
      'rotate(-9 0 -180)',
      path('M-40 -190L60 -300H104L50 -186Z', { fill: '#aab6c0' }),
      path('M-226 -196L-250 -290H-206L-150 -200Z', { fill: colour }),
      path(
        'M-236 -190C-200 -214 120 -222 190 -204C240 -192 256 -170 240 -160C200 -136 -120 -140 -190 -150C-226 -158 -246 -180 -236 -190Z',
        {
          fill: s.gradient([
            [0, '#ffffff'],
            [0.6, '#e6ebef'],
            [1, '#b3c0ca'],
          ]),
        },
      ),
      path(
        'M-232 -176C-140 -160 100 -156 246 -170C240 -150 200 -144 130 -142C0 -138 -120 -140 -190 -150C-214 -156 -230 -166 -232 -176Z',
        { fill: colour },
      ),
      ...Array.from({ length: 13 }, (_, k) => rect(-130 + k * 22, -192, 9, 11, '#5f7f98', 3)),
      path('M206 -196C222 -192 234 -184 238 -178H202Z', { fill: '#3f5a70' }),
      path('M-20 -160L-120 -60H-76L70 -156Z', {
        fill: s.gradient([
          [0, '#d3dbe2'],
          [1, '#9fb0bd'],
        ]),
      }),
      rect(-50, -116, 64, 24, '#8d9ca8', 12),
    ),
  );
  const [x, y] = [20, 14];
  s.add(
    ...[
      [-150, 0, 96, 70],
      [-40, 0, 120, 92],
      [96, 0, 86, 60],
    ].map(
      ([a, , w, h]) =>
        rect(
          x + a!,
          y - h!,
          w!,
          h!,
          s.gradient([
            [0, '#d9b07c'],
            [1, '#b98a55'],
          ]),
          3,
        ) +
        rect(x + a! + w! * 0.42, y - h!, w! * 0.16, h! * 0.4, '#efd9b3') +
        print(x + a! + 10, y - 22, w! * 0.3, 2, 8, '#8a6238'),
    ),
  );
};
