import { brotliCompressSync, constants } from 'node:zlib';
import type { Point } from './centre-line.ts';

export interface Glyph {
  readonly codePoint: number;
  readonly advance: number;
  readonly contours: readonly (readonly Point[])[];
}

const bytes = (size: 1 | 2 | 4, ...values: number[]): Buffer => {
  const out = Buffer.alloc(size * values.length);
  values.forEach((value, at) => {
    out.writeUIntBE(value < 0 ? value + 2 ** (8 * size) : value, at * size, size);
  });
  return out;
};
const u8 = (...values: number[]) => bytes(1, ...values);
const u16 = (...values: number[]) => bytes(2, ...values);
const u32 = (...values: number[]) => bytes(4, ...values);
const even = (data: Buffer) => (data.length % 2 ? Buffer.concat([data, u8(0)]) : data);

const boxOf = (points: readonly Point[]): readonly [number, number, number, number] => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** Straight lines between whole units: every point is on the outline. */
function outline({ contours }: Glyph): Buffer {
  const points = contours.flat();
  if (!points.length) return Buffer.alloc(0);
  const steps = (axis: 0 | 1) => points.map((point, at) => point[axis] - (points[at - 1]?.[axis] ?? 0));
  let last = -1;
  return even(
    Buffer.concat([
      u16(contours.length, ...boxOf(points), ...contours.map(({ length }) => (last += length)), 0),
      u8(...points.map(() => 1)),
      u16(...steps(0), ...steps(1)),
    ]),
  );
}

/** The names and the code points of the letters; the first glyph stands for what is missing. */
function tables(name: string, given: readonly Glyph[], height: number): ReadonlyMap<string, Buffer> {
  const glyphs: readonly Glyph[] = [{ codePoint: 0, advance: height, contours: [] }, ...given];
  const drawn = glyphs.map(outline);
  const box = boxOf(given.flatMap(({ contours }) => contours.flat()));
  const widest = Math.max(...glyphs.map(({ advance }) => advance));
  const called = Buffer.from(name, 'utf16le').swap16();
  let offset = 0;
  const offsets = [0, ...drawn.map(({ length }) => (offset += length))];
  const codes = [given[0]!.codePoint, given.at(-1)!.codePoint] as const;
  return new Map([
    [
      'OS/2',
      Buffer.concat([
        u16(4, 600, 700, 5),
        Buffer.alloc(54),
        u16(0x40, 0xffff, 0xffff, 800, -200, 0, 800, 200),
        Buffer.alloc(18),
      ]),
    ],
    ['cmap', Buffer.concat([u16(0, 1, 3, 10), u32(12), u16(12, 0), u32(28, 0, 1, ...codes, 1)])],
    ['glyf', Buffer.concat(drawn)],
    [
      'head',
      Buffer.concat([
        u16(1, 0, 1, 0),
        u32(0, 0x5f0f3cf5),
        u16(0x800, 1000),
        Buffer.alloc(16),
        u16(...box, 0, 8, 2, 1, 0),
      ]),
    ],
    ['hhea', Buffer.concat([u16(1, 0, 800, -200, 0, widest), Buffer.alloc(22), u16(glyphs.length)])],
    [
      'hmtx',
      u16(...glyphs.flatMap((glyph) => [glyph.advance, glyph.contours.length ? boxOf(glyph.contours.flat())[0] : 0])),
    ],
    ['loca', u32(...offsets)],
    [
      'maxp',
      Buffer.concat([
        u16(
          1,
          0,
          glyphs.length,
          Math.max(...glyphs.map(({ contours }) => contours.flat().length)),
          Math.max(...glyphs.map(({ contours }) => contours.length)),
          0,
          0,
          2,
        ),
        Buffer.alloc(16),
      ]),
    ],
    [
      'name',
      Buffer.concat([u16(0, 4, 54), ...[1, 2, 4, 6].map((id) => u16(3, 1, 0x409, id, called.length, 0)), called]),
    ],
    ['post', Buffer.concat([u16(3, 0), Buffer.alloc(28)])],
  ]);
}

/** The tables in the order of the file, each by its number in WOFF2's list; outlines and their places are stored as they are. */
const known: readonly (readonly [tag: string, index: number])[] = [
  ['cmap', 0],
  ['head', 1],
  ['hhea', 2],
  ['hmtx', 3],
  ['maxp', 4],
  ['name', 5],
  ['OS/2', 6],
  ['post', 7],
  ['glyf', 10 + (3 << 6)],
  ['loca', 11 + (3 << 6)],
];

/** A length in as few bytes as it needs, seven bits in each. */
const short = (length: number): Buffer => {
  const out = [length % 128];
  for (let rest = length >> 7; rest; rest >>= 7) out.unshift(128 + (rest % 128));
  return u8(...out);
};

/** A font of plain letters as WOFF2. Its code points follow each other. */
export function fontFile(name: string, glyphs: readonly Glyph[], height: number): Buffer {
  const made = tables(name, glyphs, height);
  const data = known.map(([tag]) => made.get(tag)!);
  const packed = brotliCompressSync(Buffer.concat(data), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  });
  const directory = Buffer.concat(known.map(([, index], at) => Buffer.concat([u8(index), short(data[at]!.length)])));
  const unpacked = data.reduce((total, { length }) => total + Math.ceil(length / 4) * 4, 12 + 16 * known.length);
  const length = 48 + directory.length + packed.length;
  const header = Buffer.concat([
    Buffer.from('wOF2'),
    u32(0x10000, length + (-length & 3)),
    u16(known.length, 0),
    u32(unpacked, packed.length),
    u16(1, 0),
    u32(0, 0, 0, 0, 0),
  ]);
  return Buffer.concat([header, directory, packed, Buffer.alloc(-length & 3)]);
}
