import { mix } from '../colour.ts';
import { circle, group, n, path, rect } from '../svg.ts';
import type { Mark } from './brief.ts';

export const bars: Mark = ({ accent, ink, rng }) => {
  const count = rng.int(3, 5);
  const w = 150 / count;
  const slant = rng.chance(0.5);
  return group(
    slant ? 'translate(34 0) skewX(-14)' : '',
    ...Array.from({ length: count }, (_, k) => {
      const h = 60 + (k * 112) / (count - 1);
      return rect(
        53 + k * w + 4,
        214 - h,
        w - 9,
        h,
        k === count - 1 ? accent : mix(ink, accent, k * 0.08),
        slant ? 2 : (w - 9) / 2,
      );
    }),
  );
};

export const chevrons: Mark = ({ accent, ink, rng }) => {
  const turn = rng.pick([0, 90, 0, 45]);
  const count = rng.int(2, 3);
  return group(
    `rotate(${turn} 128 128)`,
    ...Array.from({ length: count }, (_, k) =>
      path(
        `M48 ${136 + k * 46 - count * 14}L128 ${64 + k * 46 - count * 14}L208 ${136 + k * 46 - count * 14}V${172 + k * 46 - count * 14}L128 ${100 + k * 46 - count * 14}L48 ${172 + k * 46 - count * 14}Z`,
        { fill: k ? mix(ink, accent, (k - 1) * 0.3) : accent },
      ),
    ),
  );
};

export const dots: Mark = ({ accent, ink, rng }) => {
  const size = 5;
  const kind = rng.int(0, 2);
  return Array.from({ length: size * size }, (_, k) => {
    const [x, y] = [k % size, Math.floor(k / size)];
    const far = Math.hypot(x - 2, y - 2) / 2.83;
    const share =
      kind === 0 ? (x + (size - 1 - y)) / 8 : kind === 1 ? 1 - far : Math.abs(Math.sin((x + y * 0.7) * 0.9));
    return circle(52 + x * 38, 52 + y * 38, 4 + share * 13.5, (kind === 1 ? far < 0.3 : x === y) ? accent : ink);
  }).join('');
};

export const tiles: Mark = ({ accent, ink, rng }) => {
  const count = rng.pick([2, 2, 3]);
  const size = 176 / count;
  const colours = [ink, accent, mix(ink, accent, 0.5), ink];
  const out: string[] = [];
  for (let k = 0; k < count * count; k += 1) {
    const [x, y] = [40 + (k % count) * size, 40 + Math.floor(k / count) * size];
    const s = size - 5;
    const turn = rng.int(0, 3) * 90;
    const shapes = [
      `M0 0H${s}A${s} ${s} 0 0 1 0 ${s}Z`,
      `M0 0A${s} ${s} 0 0 0 ${s} ${s}H0Z`,
      `M0 0L${s} ${s}H0Z`,
      `M0 0H${s}V${s}H0Z`,
      `M0 ${s / 2}A${s / 2} ${s / 2} 0 0 1 ${s} ${s / 2}V${s}H0Z`,
    ];
    out.push(
      path(shapes[count === 2 ? rng.pick([0, 1, 4, 0, 3]) : rng.pick([0, 1, 2, 4])]!, {
        fill: rng.pick(colours),
        transform: `translate(${n(x)} ${n(y)}) rotate(${turn} ${n(s / 2)} ${n(s / 2)})`,
      }),
    );
  }
  return out.join('');
};

export const horizon: Mark = ({ accent, ink, paper, rng }) => {
  const id = 'h';
  const kind = rng.int(0, 2);
  const scene = [
    rect(0, 0, 256, 256, accent) +
      circle(rng.int(100, 160), 108, 26, paper) +
      path('M0 160L70 96L116 144L150 112L256 200V256H0Z', { fill: ink }) +
      path('M0 196Q70 160 140 190T256 184V256H0Z', { fill: mix(ink, '#000000', 0.25) }),
    rect(0, 0, 256, 256, ink) +
      [0, 1, 2]
        .map((k) =>
          path(`M0 ${132 + k * 30}Q64 ${106 + k * 30} 128 ${132 + k * 30}T256 ${132 + k * 30}V256H0Z`, {
            fill: [mix(ink, accent, 0.5), accent, mix(accent, paper, 0.55)][k]!,
          }),
        )
        .join(''),
    rect(0, 0, 256, 256, accent) +
      [0, 1, 2, 3, 4]
        .map((k) =>
          path(
            `M0 ${150 + k * 20}Q128 ${110 + k * 22} 256 ${150 + k * 20}V${160 + k * 20}Q128 ${122 + k * 22} 0 ${160 + k * 20}Z`,
            { fill: ink },
          ),
        )
        .join('') +
      circle(128, 96, 28, ink),
  ];
  return `<clipPath id="${id}">${rng.chance(0.65) ? circle(128, 128, 94, '#000') : rect(40, 40, 176, 176, '#000', 50)}</clipPath><g clip-path="url(#${id})">${scene[kind]}</g>`;
};
