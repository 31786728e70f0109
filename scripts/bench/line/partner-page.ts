import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A file with its media type, uncompressed. */
export interface Served {
  readonly type: string;
  readonly body: string | Buffer;
}

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
};

/** A photograph's bytes, which no compression makes fewer: noise of 3 bytes a pixel. */
function picture(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, red, green and blue.
  header.set([8, 2], 8);
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.of(0), randomBytes(width * 3)]));
  const data = deflateSync(Buffer.concat(rows));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const noise = (bytes: number) => randomBytes(bytes).toString('base64');
const paragraph = `<p>${'We sell pumps, valves and bearings to plants in twenty countries, from stock and to order. '.repeat(8)}</p>`;
const photo = picture(160, 160);
const photos = [1, 2, 3, 4, 5, 6, 7];

/** Everything that a partner's page loads without a widget: 955 kB in 11 requests over the line, the document among them. */
export const partnerFiles: ReadonlyMap<string, Served> = new Map<string, Served>([
  [
    '/site.css',
    {
      type: 'text/css',
      body: `body { margin: 0 auto; max-width: 60rem; font: 16px sans-serif }\n/* ${noise(45_000)} */`,
    },
  ],
  ['/vendor.js', { type: 'text/javascript', body: `// ${noise(180_000)}\n` }],
  ['/site.js', { type: 'text/javascript', body: `// ${noise(180_000)}\ndocument.body.dataset.site = 'ready';\n` }],
  ...photos.map((n) => [`/photo-${n}.png`, { type: 'image/png', body: photo }] as const),
]);

/** The document with the widget below its heading. */
export const partnerPage = (widget: string): Served => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A partner</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/site.css"><script defer src="/vendor.js"></script><script defer src="/site.js"></script></head>
<body><h1>Pumps and valves</h1>${widget}
${photos.map((n) => `<img src="/photo-${n}.png" width="160" height="160" alt="">${paragraph.repeat(3)}`).join('\n')}
<!-- ${noise(12_000)} --></body></html>`,
});
