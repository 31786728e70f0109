import type { Page } from 'playwright';

/** An EXIF segment with one entry: orientation 6, to be turned clockwise. */
const turned = Buffer.from(
  `ffe10022${Buffer.from('Exif\0\0').toString('hex')}4d4d002a00000008${'0001'}0112000300000001${'00060000'}00000000`,
  'hex',
);

/** A photo as a phone makes it: several megabytes, lying on its side, with the orientation in its EXIF data. Its left edge is red. */
export async function phonePhoto(page: Page, name = 'IMG_0001.jpg') {
  const base64 = await page.evaluate(async () => {
    const [width, height] = [2400, 1800];
    const pixels = new ImageData(width, height);
    for (let index = 0; index < pixels.data.length; index += 4) {
      const isRed = (index / 4) % width < width / 4;
      const noise = Math.random() * 60;
      pixels.data.set([isRed ? 190 + noise : noise, noise, isRed ? noise : 190 + noise, 255], index);
    }
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')!.putImageData(pixels, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    const read = new FileReader();
    const done = new Promise((resolve) => {
      read.onload = resolve;
    });
    read.readAsDataURL(blob);
    await done;
    return String(read.result).split(',')[1]!;
  });
  const jpeg = Buffer.from(base64, 'base64');
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([jpeg.subarray(0, 2), turned, jpeg.subarray(2)]) };
}
