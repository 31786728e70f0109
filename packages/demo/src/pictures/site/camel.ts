import { shade } from '../colour.ts';
import type { Studio } from '../studio/studio.ts';
import { circle, group, line, path, rect } from '../svg.ts';

export interface CamelParts {
  /** Drawn between the camel's humps, in its own coordinates: the back is at 0, -236. */
  readonly load?: string;
  readonly cloth?: string;
  readonly before?: string;
  readonly coat?: string;
}

/** The mascot: a dromedary that walks to the left, 400 tall, its feet at x and y. */
export function camel(
  s: Studio,
  x: number,
  y: number,
  size: number,
  { before = '', cloth, coat = '#d3a063', load = '' }: CamelParts = {},
): void {
  s.reach([x - 250 * size, y - 400 * size], [x + 190 * size, y + 6]);
  s.shadows.push(
    `M${x - 190 * size} ${y}a${190 * size} ${20 * size} 0 1 0 ${380 * size} 0a${190 * size} ${20 * size} 0 1 0 ${-380 * size} 0Z`,
  );
  const dark = shade(coat, -0.1);
  const hide = s.gradient([
    [0, shade(coat, 0.07)],
    [0.5, coat],
    [1, shade(coat, -0.1)],
  ]);
  const leg = (from: number, to: number, colour: string) =>
    path(
      `M${from - 22} -190C${from - 20} -140 ${to - 10} -110 ${to - 11} -70L${to - 12} -14H${to + 12}L${to + 13} -70C${to + 16} -110 ${from + 26} -140 ${from + 26} -190Z`,
      { fill: colour },
    ) +
    path(`M${to - 18} -4Q${to - 20} -18 ${to - 6} -18H${to + 10}Q${to + 16} -14 ${to + 14} 0H${to - 16}Z`, {
      fill: shade(coat, -0.22),
    });
  const body = path(
    'M-150 -210C-150 -250 -90 -262 -60 -268C-40 -318 40 -330 66 -268C110 -258 156 -240 156 -190C156 -150 100 -140 0 -140C-90 -140 -150 -160 -150 -210Z',
    { fill: hide },
  );
  const neck = path(
    'M-104 -166C-150 -170 -196 -180 -206 -230C-212 -270 -206 -310 -196 -344L-156 -336C-164 -300 -162 -262 -148 -246C-136 -234 -116 -236 -100 -240Z',
    { fill: hide },
  );
  const head =
    path(
      'M-150 -352C-156 -384 -186 -388 -206 -372C-232 -362 -254 -350 -252 -334C-250 -318 -226 -314 -204 -318C-184 -322 -156 -320 -150 -352Z',
      { fill: hide },
    ) +
    path('M-166 -374Q-158 -398 -146 -392Q-144 -376 -156 -366Z', { fill: dark }) +
    circle(-200, -352, 5.5, '#2a211d') +
    circle(-202, -354, 1.8, '#fff') +
    line('M-246 -328Q-230 -322 -214 -328', shade(coat, -0.24), 3.4) +
    circle(-245, -342, 2.4, shade(coat, -0.28)) +
    path('M-188 -362Q-200 -370 -212 -360', {
      fill: 'none',
      stroke: shade(coat, -0.2),
      'stroke-width': 3,
      'stroke-linecap': 'round',
    });
  const saddle = cloth
    ? path('M-70 -262C-30 -300 40 -306 76 -262L84 -166Q0 -146 -78 -166Z', {
        fill: s.gradient([
          [0, shade(cloth, 0.08)],
          [1, shade(cloth, -0.08)],
        ]),
      }) +
      line('M-76 -184Q0 -164 82 -184', shade(cloth, 0.2), 6) +
      line(Array.from({ length: 12 }, (_, k) => `M${-74 + k * 14} -164v16`).join(''), shade(cloth, 0.16), 4)
    : '';
  s.add(
    group(
      `translate(${x} ${y}) scale(${size})`,
      line('M150 -226C176 -220 172 -180 180 -150', dark, 8),
      circle(181, -146, 9, shade(coat, -0.2)),
      leg(-84, -66, dark),
      leg(104, 128, dark),
      leg(-116, -128, hide),
      leg(74, 70, hide),
      body,
      neck,
      head,
      line('M-154 -330Q-178 -322 -206 -330M-190 -372L-196 -320', '#a3452f', 5),
      saddle,
      load,
      before,
    ),
  );
}

const parcel = (x: number, y: number, w: number, h: number, s: Studio) =>
  rect(
    x,
    y,
    w,
    h,
    s.gradient([
      [0, '#d9b07c'],
      [1, '#b58450'],
    ]),
    4,
  ) +
  rect(x + w * 0.42, y, w * 0.16, h, '#e8cfa4') +
  rect(x, y + h * 0.42, w, h * 0.14, '#e8cfa4', 0, { opacity: 0.6 }) +
  path(`M${x + w * 0.14} ${y + h - 10}v-14h-5l9 -11l9 11h-5v14Z`, { fill: '#8a6238' });

export const mascots = {
  'mascot-standard': (s: Studio) => camel(s, 0, 0, 1, { cloth: '#24665d', load: parcel(-46, -364, 100, 76, s) }),
  'mascot-gold': (s: Studio) => {
    const gold = s.gradient(
      [
        [0, '#f7df92'],
        [0.45, '#dba63a'],
        [1, '#a8741d'],
      ],
      { x2: 1 },
    );
    camel(s, 0, 0, 1, {
      cloth: '#7a2f3a',
      load:
        path(
          'M-66 -268C-70 -320 -40 -330 -30 -300C-10 -290 30 -292 44 -306C52 -340 84 -330 78 -268C40 -300 -30 -300 -66 -268Z',
          { fill: gold },
        ) +
        circle(-48, -318, 9, '#f9e8ae') +
        circle(62, -322, 9, '#f9e8ae') +
        [-50, -16, 20, 56].map((x) => circle(x, -196, 10, gold)).join(''),
    });
    s.add(
      group(
        'translate(196 -330)',
        ...[
          [0, 0, 22],
          [34, 44, 13],
          [-10, 66, 10],
        ].map(([x, y, r]) =>
          path(
            `M${x} ${y! - r!}Q${x! + 3} ${y! - 3} ${x! + r!} ${y}Q${x! + 3} ${y! + 3} ${x} ${y! + r!}Q${x! - 3} ${y! + 3} ${x! - r!} ${y}Q${x! - 3} ${y! - 3} ${x} ${y! - r!}Z`,
            { fill: '#e8b53f' },
          ),
        ),
      ),
    );
    s.reach([240, -340]);
  },
  'mascot-premium': (s: Studio) => {
    camel(s, 60, 0, 1, { cloth: '#2b4a6b', load: circle(-12, -318, 4, '#2b4a6b') });
    s.reach([-330, -300], [-80, -60]);
    s.add(
      group(
        'translate(-250 -160) rotate(-8)',
        path('M-100 -80L-36 -100L34 -80L100 -100V70L34 92L-36 70L-100 92Z', {
          fill: '#0b1a26',
          opacity: 0.18,
          transform: 'translate(8 12)',
        }),
        path('M-100 -80L-36 -100V70L-100 92Z', { fill: '#f4ecd8' }),
        path('M-36 -100L34 -80V92L-36 70Z', { fill: '#e3d7bb' }),
        path('M34 -80L100 -100V70L34 92Z', { fill: '#f4ecd8' }),
        path('M-90 -30C-60 -60 -50 -10 -36 -30S10 -50 34 -30V20C10 40 -20 20 -36 40S-70 20 -90 40Z', {
          fill: '#a9c79a',
        }),
        line('M-70 50C-40 0 -10 40 20 -10S60 -30 76 -56', '#c9503a', 5, { 'stroke-dasharray': '10 9' }),
        path('M76 -58C60 -80 66 -100 78 -102S98 -84 76 -58Z', { fill: '#c9503a' }),
        circle(79, -86, 6, '#fff'),
        circle(-70, 52, 7, '#2b4a6b'),
      ),
    );
    s.add(
      circle(-129, -352, 19, 'none', { stroke: '#2b3a4c', 'stroke-width': 5 }),
      line('M-110 -354L-78 -362', '#2b3a4c', 4),
    );
  },
  'mascot-platinum': (s: Studio) => {
    const bags = (a: string, b: string) =>
      rect(-70, -282, 60, 70, s.fall(a, 0.06), 14) +
      rect(14, -286, 64, 74, s.fall(b, 0.06), 14) +
      rect(
        -40,
        -338,
        90,
        58,
        s.gradient([
          [0, '#d9b07c'],
          [1, '#b58450'],
        ]),
        6,
      ) +
      line('M-70 -250H78', '#3a3230', 4);
    camel(s, 330, -70, 0.5, { coat: '#c2a079', cloth: '#5f7a94', load: bags('#8a4f2a', '#3a6a5c') });
    camel(s, 150, -40, 0.66, { coat: '#c99a62', cloth: '#8a3f4a', load: bags('#3f6a8a', '#a8682f') });
    camel(s, -110, 0, 1, {
      cloth: '#4a4f66',
      load:
        path('M-56 -270Q8 -330 70 -270L60 -258H-46Z', {
          fill: s.gradient([
            [0, '#f4f6f9'],
            [0.5, '#b3bcc8'],
            [1, '#7f8a99'],
          ]),
        }) +
        line('M8 -300V-398', '#8d97a5', 6) +
        path('M10 -398C50 -410 60 -380 104 -394V-340C60 -326 50 -356 10 -344Z', { fill: '#24665d' }),
    });
  },
} as const;
