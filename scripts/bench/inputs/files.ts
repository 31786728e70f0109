import { randomFillSync } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { dataSheetLimit, evidenceLimit, uploadLimit } from '@wbn/contract';
import sharp from 'sharp';

/** A file, and the call that grants its upload. */
export interface ExpensiveFile {
  readonly name: string;
  readonly grantedBy: 'businessUploadRequest' | 'evidenceUploadRequest';
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Noise, which nothing makes smaller. */
const noise = (width: number, height = width) =>
  sharp(randomFillSync(Buffer.alloc(width * height * 3)), { raw: { width, height, channels: 3 } });
const flat = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: 200, g: 80, b: 20 } } });

/** A document of objects as written, whose cross references a reader must find by itself. */
const document = (objects: readonly (string | Uint8Array)[]): Uint8Array =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, at) => [
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
const page = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>',
];
const stream = (bytes: Uint8Array, filter = '') =>
  Buffer.concat([Buffer.from(`<</Length ${bytes.length}${filter}>>stream\n`), bytes, Buffer.from('\nendstream')]);
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const emptyChunk = Buffer.concat([Buffer.alloc(4), Buffer.from('tEXt'), Buffer.alloc(4)]);
/** The first mark and the head of a scan. */
const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2]);
/** Room for what stands around the content of a document. */
const around = 1_000;

/** The most expensive files of each kind that uploads take: near their limits of bytes, pixels, objects and unpacked bytes. */
export async function expensiveFiles(): Promise<ExpensiveFile[]> {
  const picture = 'businessUploadRequest';
  const evidence = 'evidenceUploadRequest';
  const side = Math.floor(Math.sqrt(uploadLimit / 3)) - 10;
  const largeSide = Math.floor(Math.sqrt(evidenceLimit / 3)) - 20;
  const png = 'image/png';
  const jpeg = 'image/jpeg';
  const pdf = 'application/pdf';
  const unpacked = deflateSync(Buffer.alloc(40 * 2 ** 20, '0 0 m '), { level: 9 });
  const packed = stream(unpacked, '/Filter/FlateDecode');
  return [
    { name: 'PNG of noise', grantedBy: picture, contentType: png, bytes: await noise(side).png().toBuffer() },
    { name: 'PNG of 25 megapixels', grantedBy: picture, contentType: png, bytes: await flat(5_000).png().toBuffer() },
    {
      name: 'interlaced PNG of 16 bits',
      grantedBy: picture,
      contentType: png,
      bytes: await flat(3_500).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    },
    {
      name: 'progressive JPEG',
      grantedBy: picture,
      contentType: jpeg,
      bytes: await noise(700).jpeg({ progressive: true, quality: 60 }).toBuffer(),
    },
    {
      name: 'WebP',
      grantedBy: picture,
      contentType: 'image/webp',
      bytes: await noise(side).webp({ lossless: true }).toBuffer(),
    },
    {
      name: 'evidence, PNG of 10 MB',
      grantedBy: evidence,
      contentType: png,
      bytes: await noise(largeSide).png().toBuffer(),
    },
    {
      name: 'evidence, JPEG of megabytes',
      grantedBy: evidence,
      contentType: jpeg,
      bytes: await noise(2_600).jpeg({ quality: 90 }).toBuffer(),
    },
    {
      name: 'evidence, PNG of empty chunks',
      grantedBy: evidence,
      contentType: png,
      bytes: Buffer.concat([pngHead, Buffer.alloc(evidenceLimit - around, emptyChunk)]),
    },
    {
      name: 'evidence, JPEG of marks in a scan',
      grantedBy: evidence,
      contentType: jpeg,
      bytes: Buffer.concat([
        jpegHead,
        Buffer.alloc(evidenceLimit - around, Buffer.from([0xff, 0])),
        Buffer.from([0xff, 0xd9]),
      ]),
    },
    {
      name: 'PDF of 10 MB in one stream',
      grantedBy: picture,
      contentType: pdf,
      bytes: document([...page, stream(randomFillSync(Buffer.alloc(dataSheetLimit - around)))]),
    },
    {
      name: 'PDF of 10 MB in small objects',
      grantedBy: picture,
      contentType: pdf,
      bytes: document([...page, ...Array.from({ length: 430_000 }, () => '1')]),
    },
    { name: 'PDF that unpacks to 40 MB', grantedBy: picture, contentType: pdf, bytes: document([...page, packed]) },
    {
      name: 'PDF of arrays in arrays',
      grantedBy: evidence,
      contentType: pdf,
      bytes: document([`${'['.repeat(evidenceLimit - around)}`]),
    },
  ];
}
