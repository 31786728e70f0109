import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { editionOf } from '../document/edition-of.ts';
import type { SiteSettings } from '../settings.ts';

interface Chunk {
  readonly file: string;
  /** Of the group, for a file that is one (code-splitting.ts): such a file has no source. */
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** A style sheet of the build: its address, and its text. */
interface Sheet {
  readonly file: string;
  readonly text: string;
}

/** The build's files for rendering pages. */
export interface BuildFiles {
  /** React's entry, then the page's: each runs in a task of its own. */
  readonly entries: readonly string[];
  /** The entry's style sheet, after the edition's accent rule. */
  readonly css: string;
  /** The address of the entry's style sheet. */
  readonly cssFiles: readonly string[];
  readonly fonts: { readonly latin: string; readonly arabic: string };
  /** Files of a source module and its imports, without the entries, to be preloaded. */
  preloads(modules: readonly string[]): string[];
  /** The file that requests a logged-in person's data from the head, and its imports; empty where pages are served from their sources. */
  readonly early: readonly string[];
  /** The source modules and groups that every page of a logged-in person loads. */
  readonly sessionModules: readonly string[];
  /** All style sheets of single pages: the policy allows each by hash. */
  readonly pageSheets: readonly string[];
  /** Style sheets of a source module besides the entry's: inlined, so that the first paint waits for no request. */
  sheets(modules: readonly string[]): Sheet[];
}

/** The edition's colours; the rest of the style sheet is common. */
const accentRule = (settings: SiteSettings) => {
  const { light, dark } = editionOf(settings).accent;
  return `:root{--edition-accent-light:${light};--edition-accent-dark:${dark}}`;
};

export async function readBuild(client: string, settings: SiteSettings): Promise<BuildFiles> {
  const manifest: Record<string, Chunk & { isEntry?: boolean }> = JSON.parse(
    await readFile(path.join(client, '.vite', 'manifest.json'), 'utf8'),
  );
  const assets = await readdir(path.join(client, 'assets'));
  const asset = (pattern: RegExp) => `/assets/${assets.find((name) => pattern.test(name)) ?? ''}`;
  /** The manifest's key of a source module, or of a group of them (code-splitting.ts). */
  const keyOf = (module: string) => {
    const isGroup = (key: string) => manifest[key]!.name === module && !manifest[key]!.src;
    const key = manifest[module] ? module : Object.keys(manifest).find(isGroup);
    // A page that another page imports is bundled into its file: its own sheet and scripts would be missing.
    if (!key) throw new Error(`The manifest of the client build names no ${module}.`);
    return key;
  };
  const named = (module: string) => manifest[keyOf(module)]!;
  const entryKeys = ['src/entry-react.ts', 'src/entry-client.tsx'];
  const earlyKey = 'src/early/start.ts';
  named(earlyKey);
  const entries = entryKeys.map(named);
  const textOf = async (file: string) => (await readFile(path.join(client, file), 'utf8')).trim();
  const cssFiles = entries.flatMap((entry) => entry.css ?? []);
  const entryCss = await Promise.all(cssFiles.map(textOf));
  const css = accentRule(settings) + entryCss.join('');
  const sheetFiles = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));
  const sheetTexts = new Map(
    await Promise.all([...sheetFiles].map(async (file) => [file, await textOf(file)] as const)),
  );
  for (const file of cssFiles) sheetTexts.delete(file);

  const withImports = (key: string, seen: Set<string>): Set<string> => {
    if (!manifest[key] || seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) withImports(next, seen);
    return seen;
  };
  const always = new Set<string>();
  for (const key of entryKeys) withImports(key, always);
  const brought = (modules: readonly string[]): Set<string> => {
    const keys = new Set<string>();
    for (const key of modules) {
      withImports(keyOf(key), keys);
    }
    return keys;
  };
  return {
    entries: entries.map(({ file }) => `/${file}`),
    css,
    cssFiles: cssFiles.map((file) => `/${file}`),
    pageSheets: [...sheetTexts.values()],
    fonts: { latin: asset(/^inter-latin-wght-normal.*\.woff2$/), arabic: asset(/^noto-sans-arabic-arabic.*\.woff2$/) },
    early: [...withImports(earlyKey, new Set())].map((key) => `/${named(key).file}`),
    sessionModules: ['members', 'src/shell/UserArea.tsx'],
    preloads(modules) {
      const wanted = new Set([...always, ...brought(modules)]);
      for (const key of entryKeys) wanted.delete(key);
      return [...wanted].map((key) => `/${manifest[key]!.file}`);
    },
    sheets(modules) {
      const files = new Set(
        [...brought(modules)].filter((key) => !always.has(key)).flatMap((key) => manifest[key]?.css ?? []),
      );
      return [...files].map((file) => ({ file: `/${file}`, text: sheetTexts.get(file) ?? '' }));
    },
  };
}
