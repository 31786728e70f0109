import { shade } from '../colour.ts';
import type { Vec } from '../studio/space.ts';
import type { Studio } from '../studio/studio.ts';
import { path, ring } from '../svg.ts';

/** A heap of grains, back to front. */
export function pile(s: Studio, [x, y, z]: Vec, r: number, h: number, colour: string, count: number, size = 9): void {
  const grains = Array.from({ length: count }, () => {
    const far = Math.sqrt(s.rng.next());
    const angle = s.rng.next() * 6.283;
    return [
      x + Math.cos(angle) * r * far,
      y + Math.sin(angle) * r * far * 0.8,
      z + h * (1 - far) * (0.75 + s.rng.next() * 0.25),
    ] as const;
  }).sort((a, b) => b[1] - a[1] || a[2] - b[2]);
  s.shadowOf(ring(14, r).map(([a, b]): Vec => [x + a, y + b * 0.8, z]));
  const base = s.space.project([x, y, z]);
  s.add(
    path(
      `M${base[0] - r} ${base[1] + r * 0.1}C${base[0] - r * 0.5} ${base[1] - h * 0.8} ${base[0] - r * 0.2} ${base[1] - h} ${base[0]} ${base[1] - h}S${base[0] + r * 0.5} ${base[1] - h * 0.8} ${base[0] + r} ${base[1] + r * 0.1}A${r} ${r * 0.32} 0 0 1 ${base[0] - r} ${base[1] + r * 0.1}Z`,
      { fill: shade(colour, -0.12) },
    ),
  );
  for (const grain of grains) {
    const [a, b] = s.point(grain);
    const tone = shade(colour, s.rng.next() * 0.12 - 0.07);
    s.add(
      `<ellipse cx="${a.toFixed(1)}" cy="${b.toFixed(1)}" rx="${size}" ry="${(size * 0.78).toFixed(1)}" fill="${tone}"/><ellipse cx="${(a - size * 0.25).toFixed(1)}" cy="${(b - size * 0.3).toFixed(1)}" rx="${(size * 0.4).toFixed(1)}" ry="${(size * 0.26).toFixed(1)}" fill="${shade(tone, 0.14)}"/>`,
    );
  }
}
