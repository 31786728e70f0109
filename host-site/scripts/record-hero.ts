import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { isLand } from './land.ts';

/**
 * Records the two hero videos, English and Spanish, from a canvas in Chromium: the map, moving goods, and three words. Run by hand when the
 * film changes: `node host-site/scripts/record-hero.ts`; the files are committed.
 */
const captions = {
  en: [
    ['Find', 'suppliers in every industry'],
    ['Check', 'who they are and what they make'],
    ['Trade', 'with them directly, free of charge'],
  ],
  es: [
    ['Encuentre', 'proveedores de cada industria'],
    ['Compruebe', 'quiénes son y qué fabrican'],
    ['Negocie', 'directamente y sin coste'],
  ],
} as const;

const dots: [number, number][] = [];
for (let latitude = 75; latitude >= -48; latitude -= 2.5) {
  for (let longitude = -90; longitude < 165; longitude += 2.5)
    if (isLand(longitude, latitude)) dots.push([longitude, latitude]);
}

/** Runs in the page: draws eight seconds and returns the video as base64. */
async function film([spots, words]: [[number, number][], readonly (readonly [string, string])[]]): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  document.body.append(canvas);
  const pen = canvas.getContext('2d')!;
  const seconds = 9;
  const at = ([lon, lat]: readonly [number, number]) => [(lon + 92) * 2.48, (78 - lat) * 2.48 + 20] as const;
  const hub = at([46.7, 24.7]);
  const goals = (
    [
      [13, 52],
      [116, 40],
      [-77, 39],
      [28, -26],
      [-48, -16],
      [77, 28],
      [149, -35],
      [-4, 40],
    ] as const
  ).map(at);
  const draw = (time: number) => {
    const sky = pen.createLinearGradient(0, 0, 640, 480);
    sky.addColorStop(0, '#0c1f1a');
    sky.addColorStop(1, '#0d1720');
    pen.fillStyle = sky;
    pen.fillRect(0, 0, 640, 480);
    pen.fillStyle = '#4d6b62';
    for (const spot of spots) {
      const [x, y] = at(spot);
      pen.beginPath();
      pen.arc(x, y, 1.7, 0, 7);
      pen.fill();
    }
    goals.forEach(([x, y], index) => {
      const phase = (time / 3 + index / goals.length) % 1;
      const [mx, my] = [(hub[0] + x) / 2, (hub[1] + y) / 2 - Math.hypot(x - hub[0], y - hub[1]) * 0.25];
      pen.strokeStyle = '#24cb7766';
      pen.lineWidth = 1.5;
      pen.beginPath();
      pen.moveTo(...hub);
      pen.quadraticCurveTo(mx, my, x, y);
      pen.stroke();
      const t = index % 2 ? 1 - phase : phase;
      const px = (1 - t) ** 2 * hub[0] + 2 * (1 - t) * t * mx + t * t * x;
      const py = (1 - t) ** 2 * hub[1] + 2 * (1 - t) * t * my + t * t * y;
      pen.fillStyle = '#eafff4';
      pen.beginPath();
      pen.roundRect(px - 5, py - 3.5, 10, 7, 2);
      pen.fill();
      pen.fillStyle = '#24cb77';
      pen.beginPath();
      pen.arc(x, y, 4 + 1.5 * Math.sin(time * 3 + index), 0, 7);
      pen.fill();
    });
    pen.beginPath();
    pen.arc(...hub, 7, 0, 7);
    pen.fill();
    const part = seconds / words.length;
    const [word, rest] = words[Math.min(words.length - 1, Math.floor(time / part))]!;
    const inside = time % part;
    pen.globalAlpha = Math.min(1, inside / 0.4, (part - inside) / 0.4);
    pen.fillStyle = '#fff';
    pen.font = '700 44px Inter, Arial, sans-serif';
    pen.fillText(word, 36, 412);
    pen.font = '400 21px Inter, Arial, sans-serif';
    pen.fillStyle = '#cfe8dc';
    pen.fillText(rest, 36, 446);
    pen.globalAlpha = 1;
  };
  const recorder = new MediaRecorder(canvas.captureStream(24), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: 450_000,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  const begun = performance.now();
  await new Promise<void>((resolve) => {
    const frame = () => {
      const time = (performance.now() - begun) / 1000;
      if (time >= seconds) return resolve();
      draw(time);
      requestAnimationFrame(frame);
    };
    frame();
  });
  recorder.stop();
  await ended;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const language of ['en', 'es'] as const) {
  const film64 = await page.evaluate(film, [dots, captions[language]] as never);
  const file = path.join(import.meta.dirname, '..', 'public', 'media', `hero-${language}.webm`);
  await writeFile(file, Buffer.from(film64, 'base64'));
}
await browser.close();
