import { escapeHtml } from '@wbn/contract';
import type { FirstCalls } from '../early/first-calls.ts';
import type { BuildFiles } from '../server/build-files.ts';
import { directionOf, type TextLocale } from '../settings.ts';
import { dataElementID, rootElementID } from './document-data.ts';
import { headScript } from './head-script.ts';
import { jsonForScript } from './json-for-script.ts';

/** On the element that a page shows until its person is known. */
export const awaitsPerson = 'data-awaits-person';

export interface DocumentParts {
  readonly locale: TextLocale;
  readonly head: string;
  readonly body: string;
  /** Data for hydration. */
  readonly data: unknown;
  readonly modules: readonly string[];
  readonly build: BuildFiles;
  readonly origins: readonly string[];
  /** The sites that a logged-in person's page calls. */
  readonly hosts: readonly string[];
  /** The site of its pictures. */
  readonly pictures: string;
  readonly early: FirstCalls | undefined;
  readonly memberModules: readonly string[];
}

/** The input of the head's script for a logged-in person's page (late-modules.ts). */
function memberAttributes(parts: DocumentParts, known: readonly string[], fonts: readonly string[]): string {
  const { build, early, hosts, memberModules, modules, pictures } = parts;
  const files = build.preloads([...modules, ...build.sessionModules, ...memberModules]);
  const later = files.filter((file) => !known.includes(file) && !build.early.includes(file));
  const attributes = {
    early: build.early.join(' '),
    first: early ?? '',
    fonts: fonts.join(' '),
    member: later.join(' '),
    hosts: hosts.join(' '),
    pictures,
  };
  return Object.entries(attributes)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
}

/**
 * The whole page. Scripts are our own files, data is not executable, and the policy allows the style sheets and the inline script by hash.
 */
export function htmlDocument(parts: DocumentParts): string {
  const { body, build, data, head, locale, memberModules, modules, origins } = parts;
  const isPersonal = body.includes(awaitsPerson);
  const sheets = build.sheets(isPersonal ? [...modules, ...build.sessionModules, ...memberModules] : modules);
  const fonts = locale === 'ar' ? [build.fonts.latin, build.fonts.arabic] : [build.fonts.latin];
  const files = [...build.entries, ...build.preloads(modules)];
  const member = isPersonal ? memberAttributes(parts, files, fonts) : '';
  return [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    // On a page that waits for its person, the head's script asks for the session first: the font would take the line for a quarter of a second.
    ...(isPersonal ? [] : fonts).map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<script data-modules="${files.join(' ')}"${member}>${headScript}</script>`,
    `<style>${build.css}</style>`,
    ...sheets.map(({ text }) => `<style>${text}</style>`),
    // The build loads the sheet of a chunk unless a link names it. No browser loads a sheet of this type; Chromium, unlike its headless shell, would
    // load a disabled one although its text is in the page.
    ...[...build.cssFiles, ...sheets.map(({ file }) => file)].map(
      (file) => `<link rel="stylesheet" type="text/inlined" href="${file}">`,
    ),
    head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    ...origins.map((origin) => `<link rel="preconnect" href="${escapeHtml(origin)}" crossorigin>`),
    `</head><body><div id="${rootElementID}">${body}</div>`,
    `<script type="application/json" id="${dataElementID}">${jsonForScript(data)}</script></body></html>`,
  ].join('');
}
