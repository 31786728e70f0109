import { globSync } from 'node:fs';
import path from 'node:path';
import { defaultEdition, editions } from '@wbn/content/editions';
import { inFixedEnglish } from '@wbn/contract/fixed-english';
import { describe, expect, it } from 'vitest';
import { widgetCorrections } from '../../host-site/src/browser/correct-widgets.ts';
import { textLocaleOf } from '../../host-site/src/settings.ts';
import { loadTexts } from '../../host-site/src/texts/texts.ts';
import { top } from '../../scripts/run.ts';

/** Misspelled, in Spanish, or with a year that is over. */
const wrong = /tecnical|ocurred|loged in|will be contact |upload inquiry|2000 - 2020|Ocurri|Error en/i;

/** Every file of English texts of the portal, the widgets, the account site and the mails. */
const files = globSync('{packages,host-site}/*/**/en.ts', {
  cwd: top,
  exclude: (name) => /^(node_modules|dist|thesaurus)$/.test(path.basename(name)),
}).sort();

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};
const load = async (file: string) => ({ ...(await import(path.join(top, file))) });

describe('English in corrected words', () => {
  it.each(files)('has no wrong word in %s', async (file) => {
    expect(stringsOf(inFixedEnglish(await load(file))).filter((text) => wrong.test(text))).toEqual([]);
  });

  it('is needed by the portal and the widgets alone, which ask for it', async () => {
    const spelled = await Promise.all(
      files.map(async (file) => (stringsOf(await load(file)).some((text) => wrong.test(text)) ? file : [])),
    );
    const owners = new Set(spelled.flat().map((file) => file.split('/').slice(0, 2).join('/')));
    expect([...owners].sort()).toEqual(['host-site/src', 'packages/widgets']);
  });

  it('changes only those texts of widgets that the portal sets', async () => {
    for (const file of globSync('packages/widgets/src/*/texts/en.ts', { cwd: top })) {
      const { texts } = await load(file);
      const corrected: Record<string, unknown> = inFixedEnglish(texts);
      const tag = `wbn-${file.split('/')[3]}`;
      const changed = Object.entries(corrected).filter(
        ([name, text]) => stringsOf(text).join() !== stringsOf(texts[name]).join(),
      );
      expect(Object.fromEntries(changed), tag).toEqual(widgetCorrections[tag as keyof typeof widgetCorrections] ?? {});
    }
  });

  it('is spoken by an edition that asks for it, in English only', async () => {
    const edition = { ...defaultEdition, english: 'en-x-fixed' } as const;
    expect(textLocaleOf('es', edition)).toBe('es');
    const texts = await loadTexts(textLocaleOf('en', edition));
    expect([texts.errors.picture, texts.copyright]).toEqual([
      'An error has occurred when we tried to upload your picture',
      '© WBN. All rights reserved.',
    ]);
  });

  it('is spoken by no edition unasked: the fixed texts keep their letters', async () => {
    expect(editions.filter(({ english }) => english)).toEqual([]);
    const texts = await loadTexts(textLocaleOf('en', defaultEdition));
    expect([texts.errors.picture, texts.copyright]).toEqual([
      'An error has ocurred when we tried to upload your picture',
      '© 2000 - 2020 WBN. All rights reserved.',
    ]);
  });
});
