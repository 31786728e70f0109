import { describe, expect, it } from 'vitest';
import { compareWithKept } from './compare.ts';
import { photograph, scenes, views } from './scenes.ts';

const update = process.env.WBN_VISUAL_UPDATE === 'on';

describe.each(views)('at $name', (view) => {
  it.each(scenes)('$name looks as it did', async ({ name, open }) => {
    const picture = await photograph(await open(view));
    const { isTooMuch, share } = compareWithKept(`${name}-${view.name}`, picture, update);
    const percent = (share * 100).toFixed(2);
    expect(isTooMuch, `${percent} % of the pixels differ: see test-report/visual/${name}-${view.name}.*.png`).toBe(
      false,
    );
  });
});
