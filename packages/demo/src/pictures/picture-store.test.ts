import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureStore } from './picture-store.ts';
import { renderPicture } from './render-picture.ts';

describe('the picture store', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'wbn-pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('renders a picture once, however many ask at a time, and keeps it', async () => {
    let renders = 0;
    const render: typeof renderPicture = async (key) => {
      renders += 1;
      return renderPicture(key);
    };
    const key = 'made/logo/abc-WB-0003.webp';
    const store = createPictureStore(folder, render);
    const found = await Promise.all([store.read(key), store.read(key), store.read(key)]);
    expect(new Set(found.map((file) => file?.path)).size).toBe(1);
    await createPictureStore(folder, render).read(key);
    expect(renders).toBe(1);
    const { format, height, width } = await sharp(await readFile(found[0]!.path)).metadata();
    expect({ format, height, width }).toEqual({ format: 'webp', height: 256, width: 256 });
    expect(await readdir(path.dirname(found[0]!.path))).toEqual(['abc-WB-0003.webp']);
  });

  it('renders at most two at a time', async () => {
    let running = 0;
    let maximum = 0;
    const gates: (() => void)[] = [];
    const store = createPictureStore(folder, async () => {
      running += 1;
      maximum = Math.max(maximum, running);
      await new Promise<void>((open) => gates.push(open));
      running -= 1;
      return Buffer.from('picture');
    });
    const asked = Array.from({ length: 7 }, (_, seed) => store.read(`made/portrait/${seed}-AB.webp`));
    let done = 0;
    const all = Promise.all(asked.map((one) => one.then(() => (done += 1))));
    while (done < asked.length) {
      gates.shift()?.();
      await new Promise((next) => setImmediate(next));
    }
    await all;
    expect(maximum).toBe(2);
  });

  it('touches no file for a key of another form, and none is left after a failure', async () => {
    const store = createPictureStore(folder, async () => {
      throw new Error('no');
    });
    expect(await store.read('made/logo/../../secret.webp')).toBeUndefined();
    expect(await store.read('uploads/1.webp')).toBeUndefined();
    await expect(store.read('made/cover/1-0001.webp')).rejects.toThrow('no');
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps each kind within its bytes', async () => {
    const limits = { logo: 6_000, product: 25_000, cover: 40_000, portrait: 6_000 };
    const keys = [
      'made/logo/7-ABC-0008.webp',
      'made/product/9-0011-0.webp',
      'made/cover/4-0005.webp',
      'made/portrait/2-ZK.webp',
    ];
    for (const key of keys) {
      const kind = key.split('/')[1] as keyof typeof limits;
      expect((await renderPicture(key))!.length, key).toBeLessThanOrEqual(limits[kind]);
    }
  });
});
