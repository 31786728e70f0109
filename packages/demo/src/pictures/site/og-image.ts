import { Random } from '../../network/random.ts';
import { mix } from '../colour.ts';
import { letters } from '../letters.ts';
import { Studio } from '../studio/studio.ts';
import { circle, line, rect } from '../svg.ts';
import { green } from './brand.ts';
import { siteFrame } from './site-frame.ts';
import { factory } from './works-hall.ts';

/** The preview of a shared link, 1200 × 630. */
export function ogImage(): string {
  const stage = new Studio(new Random(4));
  stage.look(36, 24);
  factory(stage, true);
  const scene = siteFrame(stage).replace('width="960" height="540"', 'x="470" y="126" width="720" height="405"');
  const deep = mix(green, '#06140d', 0.62);
  const dots = Array.from(
    { length: 420 },
    (_, index) => [30 + (index % 30) * 40, 24 + Math.floor(index / 30) * 44] as const,
  )
    .filter(([x, y]) => Math.sin(x * 0.009 + Math.sin(y * 0.012) * 1.6) + Math.cos(y * 0.014 + x * 0.003) > 0.2)
    .map(([x, y]) => circle(x, y, 5, '#ffffff', { opacity: 0.055 }));
  const arcs = line(
    'M90 560C300 380 560 420 760 250M90 560C360 500 520 560 700 430M90 560C420 600 700 620 1110 470',
    '#e0a02e',
    3,
    { opacity: 0.35 },
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><defs><linearGradient id="og" x2="1" y2="1"><stop offset="0" stop-color="${green}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>${rect(0, 0, 1200, 630, 'url(#og)')}${dots.join('')}${arcs}${scene}<g transform="translate(80 96) scale(4.200)">${rect(0, 0, 32, 32, '#ffffff', 8)}${line('M6.500 10.500 11 22l5-8.600L21 22l4.500-11.500', green, 2.6)}${circle(16, 8.7, 2.1, green)}</g>${letters('WBN', [390, 163], 92, '#ffffff', { weight: 17, round: true })}${letters('WHERE INDUSTRY', [288, 330], 40, '#ffffff', { weight: 14, spacing: 18 }, 420)}${letters('MEETS THE WORLD', [288, 394], 40, '#ffffff', { weight: 14, spacing: 18 }, 420)}${rect(80, 452, 96, 8, '#e0a02e', 4)}</svg>`;
}
