import { shade } from '../../colour.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { black, dark, steel, white } from '../materials.ts';

/** Flat parts that appear on the fronts of many devices. */

const screens = ['#123247', '#10323a', '#1b2744', '#0f2b2b'] as const;

/** A lit display with one of several pictures on it. */
export function screen(x: number, y: number, w: number, h: number, style: number, ink = '#4fd1c5'): string {
  const back = screens[style % screens.length]!;
  const parts = [rect(x - 3, y - 3, w + 6, h + 6, black, 4), rect(x, y, w, h, back, 2)];
  const kind = style % 5;
  if (kind === 0) {
    parts.push(
      line(
        `M${x + w * 0.06} ${y + h * 0.7}l${w * 0.14} ${-h * 0.2}l${w * 0.14} ${h * 0.1}l${w * 0.16} ${-h * 0.3}l${w * 0.16} ${h * 0.14}l${w * 0.2} ${-h * 0.24}`,
        ink,
        Math.max(1.4, h * 0.03),
      ),
    );
    parts.push(
      rect(x + w * 0.06, y + h * 0.82, w * 0.5, h * 0.06, ink, 1, { opacity: 0.5 }),
      rect(x + w * 0.06, y + h * 0.1, w * 0.3, h * 0.07, '#fff', 1, { opacity: 0.8 }),
    );
  } else if (kind === 1) {
    for (let bar = 0; bar < 6; bar += 1) {
      const height = h * (0.18 + ((bar * 37) % 50) / 100);
      parts.push(
        rect(x + w * (0.08 + bar * 0.145), y + h * 0.88 - height, w * 0.09, height, bar === 3 ? '#f5b945' : ink, 1),
      );
    }
    parts.push(rect(x + w * 0.08, y + h * 0.1, w * 0.4, h * 0.06, '#fff', 1, { opacity: 0.75 }));
  } else if (kind === 2) {
    parts.push(
      circle(x + w * 0.3, y + h * 0.52, h * 0.26, 'none', {
        stroke: ink,
        'stroke-width': h * 0.08,
        'stroke-dasharray': `${h * 1.1} ${h * 0.6}`,
      }),
    );
    for (let row = 0; row < 4; row += 1)
      parts.push(
        rect(x + w * 0.58, y + h * (0.22 + row * 0.16), w * (0.3 - (row % 2) * 0.08), h * 0.06, row ? '#fff' : ink, 1, {
          opacity: row ? 0.45 : 1,
        }),
      );
  } else if (kind === 3) {
    for (let index = 0; index < 8; index += 1)
      parts.push(
        rect(
          x + w * (0.07 + (index % 4) * 0.225),
          y + h * (0.2 + Math.floor(index / 4) * 0.38),
          w * 0.18,
          h * 0.28,
          index === 2 ? '#f5b945' : index === 5 ? '#ef6f6c' : ink,
          2,
          { opacity: index % 3 ? 0.55 : 0.95 },
        ),
      );
  } else {
    for (let row = 0; row < 3; row += 1) {
      const base = y + h * (0.3 + row * 0.25);
      const beat = [
        `l${w * 0.05} ${-h * 0.05}`,
        `l${w * 0.03} ${-h * 0.13}`,
        `l${w * 0.05} ${h * 0.24}`,
        `l${w * 0.03} ${-h * 0.06}h${w * 0.1}`,
      ].join('');
      parts.push(
        line(
          `M${x + w * 0.05} ${base}h${w * 0.08}${beat}${beat}`,
          ['#5ee27f', '#f5cf4f', ink][row]!,
          Math.max(1.2, h * 0.022),
        ),
      );
      parts.push(
        rect(x + w * 0.76, base - h * 0.1, w * 0.16, h * 0.12, ['#5ee27f', '#f5cf4f', ink][row]!, 1, { opacity: 0.85 }),
      );
    }
  }
  parts.push(path(`M${x} ${y}h${w * 0.42}l${-w * 0.3} ${h}H${x}Z`, { fill: '#fff', opacity: 0.06 }));
  return parts.join('');
}

export const lamp = (x: number, y: number, r: number, colour: string): string =>
  circle(x, y, r * 1.35, dark) +
  circle(x, y, r, colour) +
  circle(x - r * 0.3, y - r * 0.35, r * 0.3, '#fff', { opacity: 0.7 });

export const knob = (x: number, y: number, r: number, colour = dark): string =>
  circle(x, y, r * 1.15, shade(colour, 0.12)) +
  circle(x, y, r, colour) +
  line(`M${x} ${y}l${r * 0.5} ${-r * 0.6}`, white, r * 0.22);

/** Slots through which a housing breathes. */
export function vents(x: number, y: number, w: number, count: number, step: number, colour = '#000'): string {
  return Array.from({ length: count }, (_, index) =>
    rect(x, y + index * step, w, step * 0.42, colour, step * 0.2, { opacity: 0.32 }),
  ).join('');
}

export const bolt = (x: number, y: number, r: number, colour = steel): string =>
  circle(x, y, r, shade(colour, -0.14)) +
  circle(x - r * 0.12, y - r * 0.14, r * 0.78, shade(colour, 0.05)) +
  line(`M${x - r * 0.4} ${y}h${r * 0.8}`, shade(colour, -0.22), r * 0.25);

/** A row of screw terminals. */
export function terminals(x: number, y: number, w: number, count: number, colour = '#3f8f5f'): string {
  const step = w / count;
  const one = (at: number) =>
    rect(x + at * step + step * 0.08, y, step * 0.84, step * 1.25, shade(colour, -0.04), 1) +
    circle(x + (at + 0.5) * step, y + step * 0.42, step * 0.26, steel) +
    rect(x + (at + 0.28) * step, y + step * 0.82, step * 0.44, step * 0.3, black);
  return Array.from({ length: count }, (_, index) => one(index)).join('');
}

/** Printed lines that stand for text. */
export function print(x: number, y: number, w: number, rows: number, step: number, colour: string): string {
  return Array.from({ length: rows }, (_, index) =>
    rect(x, y + index * step, w * (index === rows - 1 ? 0.55 : index % 2 ? 0.86 : 1), step * 0.42, colour, step * 0.18),
  ).join('');
}
