import { shade } from '../colour.ts';
import type { Studio } from '../studio/studio.ts';
import { circle, rect } from '../svg.ts';
import { dark, rubber, steel } from './materials.ts';

/** A wheel that faces the viewer. */
export function wheel(s: Studio, x: number, y: number, z: number, r: number, width: number, rim: string): void {
  s.tube([x, y, z], [x, y + width, z], r, rubber);
  s.end(
    [x, y - 0.5, z],
    'y',
    circle(0, 0, r * 0.98, '#34383e'),
    circle(0, 0, r * 0.86, rubber),
    ...Array.from({ length: 14 }, (_, k) =>
      rect(-3, -r * 0.97, 6, r * 0.13, '#1b1d20', 1, { transform: `rotate(${k * 25.7})` }),
    ),
    circle(0, 0, r * 0.56, shade(rim, -0.06)),
    circle(0, 0, r * 0.48, rim),
    ...[0, 1, 2, 3, 4, 5].map((k) =>
      circle(Math.cos(k * 1.047) * r * 0.33, Math.sin(k * 1.047) * r * 0.33, r * 0.05, dark),
    ),
    circle(0, 0, r * 0.16, steel),
  );
}
