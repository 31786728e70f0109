import { shade } from '../colour.ts';
import type { Studio } from '../studio/studio.ts';
import { circle, group, line, type Point, path, rect } from '../svg.ts';

export interface Figure {
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly legs?: string;
  /** A suit with a tie, a long robe with a head cloth, a dress with a veil, or work clothes with a helmet. */
  readonly style: 'suit' | 'robe' | 'veil' | 'work' | 'plain' | 'long';
  /** Where the hands are, from the middle of the feet. */
  readonly left?: Point;
  readonly right?: Point;
  readonly flip?: boolean;
}

const arm = (from: Point, to: Point, bend: number, sleeve: string, skin: string) => {
  const middle: Point = [(from[0] + to[0]) / 2 + bend, (from[1] + to[1]) / 2 + Math.abs(bend) * 0.7];
  return (
    line(`M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`, shade(sleeve, -0.07), 31) +
    line(`M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`, sleeve, 26) +
    circle(to[0], to[1], 13.5, skin)
  );
};

/** A standing person, 380 tall, feet at x and y. Faces are left out, as on signs. */
export function person(s: Studio, x: number, y: number, o: Figure): void {
  const { hair, left = [-66, -150], legs = '#2b3a4c', right = [66, -150], skin, style, top } = o;
  const long = style === 'robe' || style === 'veil';
  s.reach([x - 90, y - 384], [x + 90, y + 4]);
  s.shadows.push(`M${x - 76} ${y}a76 15 0 1 0 152 0a76 15 0 1 0 -152 0Z`);
  const feet = long
    ? path('M-58 -250L-66 -6Q0 10 66 -6L58 -250Z', {
        fill: s.gradient([
          [0, shade(top, 0.03)],
          [1, shade(top, -0.06)],
        ]),
      }) + path('M-30 -4h22v10h-30ZM8 -4h22l8 10H8Z', { fill: '#3a3230' })
    : path('M-44 -170H44L36 -6H6L0 -130L-6 -6H-36Z', { fill: s.fall(legs, 0.04) }) +
      path('M-42 -10h38v14h-46ZM4 -10h38l8 14H4Z', { fill: '#23262b' });
  const torso = path('M-36 -304Q-66 -300 -70 -268L-56 -150Q0 -136 56 -150L70 -268Q66 -300 36 -304Z', {
    fill: s.gradient(
      [
        [0, shade(top, 0.06)],
        [0.5, top],
        [1, shade(top, -0.07)],
      ],
      { x2: 1, y2: 0.2 },
    ),
  });
  const details: Record<Figure['style'], string> = {
    suit:
      path('M-20 -306L0 -214L20 -306Z', { fill: '#f6f8f9' }) +
      path('M-6 -298H6L9 -240L0 -222L-9 -240Z', { fill: '#b5443a' }) +
      path('M-22 -306L-40 -262L0 -206L-12 -250ZM22 -306L40 -262L0 -206L12 -250Z', { fill: shade(top, 0.06) }),
    robe: line('M0 -304V-210', shade(top, -0.1), 3),
    veil: '',
    work:
      path('M-56 -296L-40 -302L-34 -146H-54ZM56 -296L40 -302L34 -146H54Z', { fill: '#e8c52a' }) +
      rect(-58, -214, 116, 15, '#e6e9ea'),
    plain: path('M-22 -306Q0 -282 22 -306Z', { fill: skin }) + line('M-22 -306Q0 -280 22 -306', shade(top, -0.1), 4),
    long: path('M-22 -306Q0 -278 22 -306Z', { fill: skin }),
  };
  const head = `${rect(-13, -326, 26, 32, shade(skin, -0.05), 11)}<ellipse cx="0" cy="-348" rx="31" ry="34" fill="${skin}"/>`;
  const tops: Record<Figure['style'], string> = {
    suit: path('M-33 -346C-40 -392 40 -396 34 -346C26 -364 10 -368 -4 -366C-20 -366 -28 -360 -33 -346Z', {
      fill: hair,
    }),
    robe:
      path(
        'M-36 -330C-46 -400 46 -400 36 -330L50 -262Q34 -250 26 -262L28 -340C20 -368 -20 -368 -28 -340L-26 -262Q-34 -250 -50 -262Z',
        { fill: '#f4f1ea' },
      ) + line('M-33 -364Q0 -378 33 -364', '#2b2a29', 8),
    veil:
      path('M-38 -322C-50 -404 50 -404 38 -322Q60 -270 44 -248Q0 -226 -44 -248Q-60 -270 -38 -322Z', { fill: hair }) +
      `<ellipse cx="0" cy="-344" rx="24" ry="29" fill="${skin}"/>`,
    work: path('M-37 -352C-38 -402 38 -402 37 -352Z', { fill: '#f0b429' }) + rect(-45, -357, 90, 10, '#d99c1c', 5),
    plain: path('M-34 -340C-44 -396 44 -396 34 -340C28 -366 14 -372 0 -370S-28 -366 -34 -340Z', { fill: hair }),
    long: path(
      'M-30 -318C-56 -404 56 -404 30 -318L42 -284Q30 -276 24 -290C38 -360 6 -372 -8 -366C-34 -360 -28 -320 -24 -290Q-30 -276 -42 -284Z',
      { fill: hair },
    ),
  };
  const sleeve = style === 'work' ? shade(top, 0.02) : top;
  s.add(
    group(
      `translate(${x} ${y})${o.flip ? ' scale(-1 1)' : ''}`,
      style === 'long'
        ? path('M-34 -350C-54 -300 -46 -270 -40 -262H40C46 -270 54 -300 34 -350Z', { fill: shade(hair, -0.03) })
        : '',
      style === 'robe' ? path('M-36 -330C-44 -394 44 -394 36 -330L44 -264H-44Z', { fill: '#ddd7ca' }) : '',
      feet,
      torso,
      details[style],
      head,
      tops[style],
      arm([-58, -278], left, -20, sleeve, skin),
      arm([58, -278], right, 20, sleeve, skin),
    ),
  );
}

export const folk = {
  trader: { skin: '#c98f63', hair: '#2a211d', top: '#f1ede4', style: 'robe' },
  engineer: { skin: '#e3b58f', hair: '#5b3a26', top: '#2f5a8a', legs: '#33404f', style: 'work' },
  buyer: { skin: '#dba67c', hair: '#23201f', top: '#2b4a6b', legs: '#24394f', style: 'suit' },
  manager: { skin: '#d9a274', hair: '#1f5a52', top: '#24665d', style: 'veil' },
  designer: { skin: '#eac4a2', hair: '#4a2f20', top: '#c9653f', legs: '#3a4654', style: 'long' },
  analyst: { skin: '#8f5f42', hair: '#1d1a19', top: '#d99a2b', legs: '#33404f', style: 'plain' },
} as const satisfies Record<string, Figure>;
