import type { Studio } from '../studio/studio.ts';
import { n, type Point, smooth } from '../svg.ts';

/** A scene on 960 × 540 without a ground of its own: it stands on a half-clear shape, so that light and dark pages carry it. */
export function siteFrame(s: Studio): string {
  const { edge } = s;
  const scale = Math.min(800 / (edge.right - edge.left), 450 / (edge.bottom - edge.top));
  const base = Math.min(508, 282 + ((edge.bottom - edge.top) * scale) / 2);
  const dx = 480 - ((edge.left + edge.right) / 2) * scale;
  const dy = base - edge.bottom * scale;
  const blob = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index / 9) * Math.PI * 2;
    const far = 0.9 + s.rng.next() * 0.14;
    return [480 + Math.cos(angle) * 436 * far, 280 + Math.sin(angle) * 236 * far];
  });
  const blur = (size: number) =>
    s.def(
      `<filter id="" x="-40%" y="-60%" width="180%" height="220%"><feGaussianBlur stdDeviation="${n(size / scale)}"/></filter>`,
    );
  const cast = s.shadows.map((d) => `<path d="${d}"/>`).join('');
  const soft = `<g filter="${blur(9)}" fill="#0b1a26" opacity=".3">${cast}</g>`;
  const drawn = `<g transform="translate(${n(dx)} ${n(dy)}) scale(${scale.toFixed(4)})">${soft}${s.drawn.join('')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540"><defs>${s.defs}</defs><path d="${smooth(blob, true)}" fill="#7d9bb0" opacity=".2"/>${drawn}</svg>`;
}
