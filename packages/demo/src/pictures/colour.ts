/** Colours in OKLCH, where equal steps look equal. All functions take and give '#rrggbb'. */

type Lch = readonly [lightness: number, chroma: number, hue: number];

const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

function linearOf([l, c, h]: Lch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

const encode = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const decode = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** Chroma is lowered until the colour exists on a screen. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const l = clamp(lightness);
  let c = Math.max(0, chroma);
  let rgb = linearOf([l, c, hue]);
  for (let turn = 0; turn < 24 && rgb.some((v) => v < -0.002 || v > 1.002); turn += 1) {
    c *= 0.9;
    rgb = linearOf([l, c, hue]);
  }
  return `#${rgb
    .map((v) =>
      Math.round(encode(clamp(v)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function lchOf(hex: string): Lch {
  const channel = (at: number) => decode(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z;
  const a = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z;
  const bb = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z;
  return [l, Math.hypot(a, bb), (Math.atan2(bb, a) * 180) / Math.PI];
}

const known = new Map<string, Lch>();
function remembered(hex: string): Lch {
  let found = known.get(hex);
  if (!found) {
    found = lchOf(hex);
    if (known.size > 4000) known.clear();
    known.set(hex, found);
  }
  return found;
}

/** Lighter (positive) or darker, by a share of the whole range from black to white. */
export function shade(hex: string, by: number): string {
  const [l, c, h] = remembered(hex);
  const to = clamp(l + by, 0.04, 0.995);
  return oklch(to, c * (by > 0 ? clamp(1 - by * 0.9) : clamp(1 + by * 0.35)), h);
}

export const lightnessOf = (hex: string): number => remembered(hex)[0];

export function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const part = (at: number) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share);
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`;
}
