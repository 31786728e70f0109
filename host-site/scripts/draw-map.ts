import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isLand } from './land.ts';

const step = 3;
const scale = 960 / 360;
const x = (longitude: number) => (longitude + 180) * scale;
const y = (latitude: number) => (84 - latitude) * scale;

/** Capitals of the editions' countries, and the routes between some of them. */
const places: Readonly<Record<string, readonly [number, number]>> = {
  sa: [46.7, 24.7],
  ae: [54.4, 24.5],
  ar: [-58.4, -34.6],
  au: [149.1, -35.3],
  br: [-47.9, -15.8],
  ca: [-75.7, 45.4],
  cl: [-70.7, -33.4],
  cn: [116.4, 39.9],
  co: [-74.1, 4.7],
  eg: [31.2, 30],
  fr: [2.4, 48.9],
  de: [13.4, 52.5],
  in: [77.2, 28.6],
  id: [106.8, -6.2],
  it: [12.5, 41.9],
  jp: [139.7, 35.7],
  my: [101.7, 3.1],
  mx: [-99.1, 19.4],
  ma: [-6.8, 34],
  pe: [-77, -12],
  za: [28.2, -25.7],
  kr: [127, 37.6],
  es: [-3.7, 40.4],
  tr: [32.9, 39.9],
  gb: [-0.1, 51.5],
  us: [-77, 38.9],
};
const routes = [
  ['sa', 'de'],
  ['sa', 'us'],
  ['sa', 'cn'],
  ['sa', 'br'],
  ['sa', 'za'],
  ['sa', 'in'],
  ['us', 'mx'],
  ['gb', 'ca'],
  ['cn', 'au'],
  ['es', 'pe'],
] as const;

let dots = '';
for (let latitude = 78; latitude >= -54; latitude -= step) {
  for (let longitude = -177; longitude < 180; longitude += step) {
    if (isLand(longitude, latitude)) dots += `M${x(longitude).toFixed(0)} ${y(latitude).toFixed(0)}h0`;
  }
}
const arc = (from: string, to: string) => {
  const [x1, y1] = [x(places[from]![0]), y(places[from]![1])];
  const [x2, y2] = [x(places[to]![0]), y(places[to]![1])];
  const lift = Math.hypot(x2 - x1, y2 - y1) * 0.22;
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${((x1 + x2) / 2).toFixed(1)} ${((y1 + y2) / 2 - lift).toFixed(1)} ${x2.toFixed(1)} ${y2.toFixed(1)}`;
};
const pins = Object.values(places)
  .map(([lon, lat]) => `<circle cx="${x(lon).toFixed(1)}" cy="${y(lat).toFixed(1)}" r="4"/>`)
  .join('');

/** Greys that are visible on light and dark pages, because an image cannot know the page around it. */
const svg = (background: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 384"><title>World map</title>${background}<path d="${dots}" stroke="#8a97a5" stroke-opacity=".55" stroke-width="4.400" stroke-linecap="round" fill="none"/><g fill="none" stroke="#1f9d63" stroke-width="1.500" stroke-opacity=".8">${routes.map(([from, to]) => `<path d="${arc(from, to)}"/>`).join('')}</g><g fill="#1f9d63">${pins}</g></svg>\n`;

const media = path.join(import.meta.dirname, '..', 'public', 'media');
await writeFile(path.join(media, 'world-map.svg'), svg(''));
// The poster of the hero video: the same map, cropped to 4:3, on its dark background.
await writeFile(
  path.join(media, 'hero-poster.svg'),
  svg('<rect x="200" y="-120" width="840" height="630" fill="#0c1f1a"/>').replace('0 0 960 384', '280 -90 680 510'),
);
