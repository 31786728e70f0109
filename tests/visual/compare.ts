import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const kept = path.join(import.meta.dirname, 'pictures');
const report = path.join(import.meta.dirname, '..', '..', 'test-report', 'visual');

/** Share of pixels that may differ: the edges of letters are never drawn quite the same. */
const tolerated = 0.001;

export interface Difference {
  /** Pixels that differ, of all, 0 to 1; 1 if the sizes differ. */
  readonly share: number;
  readonly isTooMuch: boolean;
}

/** Compares two PNG pictures; `drawing` shows the differing pixels in red, where the sizes are equal. */
export function compare(before: Buffer, now: Buffer): Difference & { readonly drawing?: Buffer } {
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(now)];
  const { width, height } = a;
  if (b.width !== width || b.height !== height) return { share: 1, isTooMuch: true };
  const drawing = new PNG({ width, height });
  const share = pixelmatch(a.data, b.data, drawing.data, width, height, { threshold: 0.15 }) / (width * height);
  return { share, isTooMuch: share > tolerated, drawing: PNG.sync.write(drawing) };
}

const read = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

/**
 * Compares a picture with the kept one of that name. With `update`, or where none is kept, keeps this one. Where they differ,
 * `test-report/visual` holds `NAME.before.png`, `NAME.now.png` and `NAME.difference.png`.
 */
export function compareWithKept(name: string, now: Buffer, update: boolean): Difference {
  const file = path.join(kept, `${name}.png`);
  const reported = (what: string) => path.join(report, `${name}.${what}.png`);
  for (const what of ['before', 'now', 'difference']) rmSync(reported(what), { force: true });
  const before = read(file);
  const difference = before ? compare(before, now) : undefined;
  if (!before || (update && difference?.isTooMuch)) {
    mkdirSync(kept, { recursive: true });
    writeFileSync(file, now);
    return { share: 0, isTooMuch: false };
  }
  if (!difference) throw new Error(`The kept picture of ${name} cannot be compared.`);
  if (difference.isTooMuch) {
    mkdirSync(report, { recursive: true });
    writeFileSync(reported('before'), before);
    writeFileSync(reported('now'), now);
    if (difference.drawing) writeFileSync(reported('difference'), difference.drawing);
  }
  return difference;
}
