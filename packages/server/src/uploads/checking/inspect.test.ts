import { expect, it } from 'vitest';
import { complaintAbout } from './inspect.ts';

const chunk = (name: string, data: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
};
const png = (text: Buffer) =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('tEXt', text), chunk('IEND', Buffer.alloc(0))]);

it('markup is found wherever it stands in a large picture', async () => {
  const length = 2 ** 20;
  expect(await complaintAbout(png(Buffer.alloc(length)), 'image/png')).toBeNull();
  // The file is read in pieces of 256 kB.
  for (let before = -12; before <= 12; before += 1) {
    const text = Buffer.alloc(length);
    text.write('JavaScript:', 2 * 256 * 1024 - 16 + before);
    expect(await complaintAbout(png(text), 'image/png'), String(before)).toBe('carries markup');
  }
});

it('a picture of empty chunks, or of marks alone, ends where its bytes say', async () => {
  const empty = chunk('tEXt', Buffer.alloc(0));
  const chunks = Array.from({ length: 1_000 }, () => empty);
  const head = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const end = chunk('IEND', Buffer.alloc(0));
  expect(await complaintAbout(Buffer.concat([head, ...chunks, end]), 'image/png')).toBeNull();
  const behind = 'does not end where its picture ends';
  expect(await complaintAbout(Buffer.concat([head, ...chunks]), 'image/png')).toBe(behind);
  expect(await complaintAbout(Buffer.concat([head, end, ...chunks]), 'image/png')).toBe(behind);
  const scan = Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2]),
    Buffer.alloc(1_000, Buffer.from([0xff, 0])),
  ]);
  const last = Buffer.from([0xff, 0xd9]);
  expect(await complaintAbout(Buffer.concat([scan, last]), 'image/jpeg')).toBeNull();
  expect(await complaintAbout(Buffer.concat([scan, last, scan]), 'image/jpeg')).toBe(behind);
});
