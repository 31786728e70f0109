import { expect, it } from 'vitest';
import { startOfTexts } from './locale-files.ts';
import { withLanguage } from './locale-wiring.ts';

const added = (source: string, hasModule = true) => withLanguage('a.ts', source, 'fr', () => hasModule);

it.each([
  ["import { it } from './it.ts';", "import { it } from './it.ts';\nimport { fr } from './fr.ts';"],
  ["const all = ['en', 'es', 'it', 'zh', 'ar'];", "const all = ['en', 'es', 'it', 'zh', 'ar', 'fr'];"],
  ["type L = 'en' | 'es' | 'it' | 'zh' | 'ar';", "type L = 'en' | 'es' | 'it' | 'zh' | 'ar' | 'fr';"],
  [
    "const a = { en: 1, es: 2, it: () => import('./texts/it.ts'), ar: 4 };",
    "const a = { en: 1, es: 2, it: () => import('./texts/it.ts'), ar: 4,\nfr: () => import('./texts/fr.ts') };",
  ],
  [
    "const a = { en: 'one', es: 'uno', it: 'uno', ar: 'x' };",
    "const a = { en: 'one', es: 'uno', it: 'uno', ar: 'x',\nfr: 'one' };",
  ],
  ["const it = 'of'; const a = { it, other: 1 };", "const it = 'of'; const a = { it, other: 1 };"],
])('adds a language wherever %j lists the languages', (source, expected) => {
  expect(added(source)).toBe(expected);
});

it('uses the English value where the new language has no module', () => {
  const source = "const a = { en: async () => en, es: 1, it: async () => (await import('./it.ts')).it, ar: 2 };";
  expect(added(source, false)).toContain('fr: async () => en');
});

it('starts the texts of a language with the English sentences, declared as the Italian ones are', () => {
  const italian = "import type { Texts } from './en.ts';\n\nexport const it: Texts = { hello: 'Ciao' };\n";
  const english =
    "import { sentences } from '@wbn/contract';\n\nexport const en = { hello: sentences.hello } as const;\n";
  expect(startOfTexts(italian, english, 'fr')).toBe(
    "import { sentences } from '@wbn/contract';\nimport type { Texts } from './en.ts';\n\nexport const fr: Texts = { hello: sentences.hello };\n",
  );
});

it('starts texts that count with the plural rules of the new language, and keeps the types that they name', () => {
  const italian = "import type { Texts } from './en.ts';\n\nexport const it: Texts = { a: '' };\n";
  const english =
    "import type { Name, Other } from 'x';\n\nexport const en = { a: { in: 'en', other: '{count}' } satisfies Name } as const;\n";
  expect(startOfTexts(italian, english, 'fr')).toBe(
    "import type { Texts } from './en.ts';\nimport type { Name, Other } from 'x';\n\nexport const fr: Texts = { a: { in: 'fr', other: '{count}' } satisfies Name };\n",
  );
});
