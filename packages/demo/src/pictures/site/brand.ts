import type { Edition } from '@wbn/content/editions';
import { mix } from '../colour.ts';
import { letters } from '../letters.ts';
import { circle, line, rect } from '../svg.ts';

/** Our mark on a field of 32 × 32: the edges of stacked containers read as a W. The portal draws the same one in its colours. */
const mark = (colour: string) =>
  line('M6.500 10.500 11 22l5-8.600L21 22l4.500-11.500', colour, 2.6) + circle(16, 8.7, 2.1, colour);
export const green = '#0d6639';

const svg = (width: number, height: number, title: string, ...content: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>${title}</title>${content.join('')}</svg>\n`;

export const favicon = svg(32, 32, 'WBN', rect(0, 0, 32, 32, green, 8), mark('#fff'));
/** Fills the whole field and keeps the mark in the inner circle, so that any mask may cut it. */
export const maskable = svg(
  32,
  32,
  'WBN',
  rect(0, 0, 32, 32, green),
  `<g transform="translate(4.800 5.200) scale(.7)">${mark('#fff')}</g>`,
);
export const touchIcon = svg(
  32,
  32,
  'WBN',
  rect(0, 0, 32, 32, green),
  `<g transform="translate(2.400 2.600) scale(.85)">${mark('#fff')}</g>`,
);
const word = (colour: string, x: number) =>
  letters('WBN', [x, 16], 21, colour, { weight: 16, round: true, spacing: 14 });
export const logo = svg(102, 32, 'WBN', rect(0, 0, 32, 32, green, 8), mark('#fff'), word(green, 70));
/** For dark backgrounds. */
export const logoLight = svg(102, 32, 'WBN', rect(0, 0, 32, 32, '#ffffff', 8), mark(green), word('#ffffff', 70));

/** Colours of the countries' flags, as stripes: a hint, not a flag. */
const stripes: Readonly<Record<string, readonly string[]>> = {
  sa: ['#006c35', '#ffffff'],
  ae: ['#00732f', '#ffffff', '#000000', '#e4002b'],
  ar: ['#74acdf', '#ffffff', '#f6b40e'],
  au: ['#012169', '#ffffff', '#e4002b'],
  br: ['#009b3a', '#fedf00', '#002776'],
  ca: ['#d80621', '#ffffff'],
  cl: ['#0039a6', '#ffffff', '#d52b1e'],
  cn: ['#de2910', '#ffde00'],
  co: ['#fcd116', '#003893', '#ce1126'],
  de: ['#1a1a1a', '#dd0000', '#ffce00'],
  eg: ['#ce1126', '#ffffff', '#000000'],
  es: ['#aa151b', '#f1bf00'],
  fr: ['#002395', '#ffffff', '#ed2939'],
  gb: ['#012169', '#ffffff', '#c8102e'],
  id: ['#ce1126', '#ffffff'],
  in: ['#ff9933', '#ffffff', '#138808'],
  it: ['#009246', '#ffffff', '#ce2b37'],
  jp: ['#ffffff', '#bc002d'],
  kr: ['#ffffff', '#cd2e3a', '#0047a0'],
  ma: ['#c1272d', '#006233'],
  mx: ['#006847', '#ffffff', '#ce1126'],
  my: ['#cc0001', '#ffffff', '#010066', '#ffcc00'],
  pe: ['#d91023', '#ffffff'],
  tr: ['#e30a17', '#ffffff'],
  us: ['#3c3b6e', '#ffffff', '#b22234'],
  za: ['#007a4d', '#ffb612', '#000000', '#de3831', '#002395'],
};

/** The logo of one territory on 168 × 48: its colour as the ground, mark, name, code and the colours of its flag. */
export function territorialLogo({
  accent,
  code,
  countryName,
}: Pick<Edition, 'accent' | 'code' | 'countryName'>): string {
  const colours = stripes[code] ?? ['#ffffff'];
  const step = 32 / colours.length;
  const pale = mix(accent.light, '#ffffff', 0.78);
  return svg(
    168,
    48,
    `WBN ${countryName}`,
    rect(0, 0, 168, 48, accent.light, 12),
    `<g transform="translate(5 7.500) scale(1.040)">${mark('#ffffff')}</g>`,
    letters('WBN', [73, 24], 17, '#ffffff', { weight: 17, round: true, spacing: 12 }),
    rect(106, 12, 1.2, 24, pale, 0.6, { opacity: 0.5 }),
    letters(code.toUpperCase(), [124, 24], 14, pale, { weight: 14, round: true, spacing: 12 }),
    '<clipPath id="f"><rect x="144" y="8" width="14" height="32" rx="4"/></clipPath><g clip-path="url(#f)">',
    ...colours.map((colour, index) => rect(144, 8 + index * step, 14, step + 0.3, colour)),
    '</g>',
    '<rect x="144" y="8" width="14" height="32" rx="4" fill="none" stroke="#ffffff" stroke-opacity=".55"/>',
  );
}
