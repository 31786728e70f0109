import { shade } from '../../colour.ts';
import type { Studio } from '../../studio/studio.ts';
import { circle, line, path, rect } from '../../svg.ts';
import { cloths, white } from '../materials.ts';

/** Stripes, dots, checks or nothing, as a fill for cloth. */
export function cloth(s: Studio, colour: string, plain = 0.5): string {
  if (s.rng.chance(plain)) return s.fall(colour, 0.04);
  const second = s.rng.pick([white, shade(colour, 0.16), shade(colour, -0.14), s.rng.pick(cloths)]);
  const size = s.rng.pick([18, 26, 36]);
  const forms = [
    rect(0, 0, size, size * 0.4, second),
    rect(0, 0, size * 0.34, size, second),
    circle(size / 2, size / 2, size * 0.16, second),
    rect(0, 0, size * 0.4, size, second, 0, { opacity: 0.5 }) +
      rect(0, 0, size, size * 0.4, second, 0, { opacity: 0.5 }),
    line(`M0 ${size}L${size} 0`, second, 2.4),
  ];
  return s.def(
    `<pattern id="" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${rect(0, 0, size, size, colour)}${s.rng.pick(forms)}</pattern>`,
  );
}

/** A flat garment: shadow below, cloth, then the darker sides and folds that make it soft. */
export function garment(s: Studio, d: string, fill: string, colour: string, ...details: readonly string[]): void {
  s.flat = true;
  s.shadows.push(d);
  const side = s.def(
    `<linearGradient id="" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".13"/><stop offset=".2" stop-color="#fff" stop-opacity=".1"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>`,
  );
  s.add(
    path(d, { fill }),
    path(d, { fill: side, stroke: shade(colour, -0.12), 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    ...details,
  );
}

export const crease = (d: string): string => line(d, '#000', 5, { opacity: 0.1 });
