import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One line of the size table: files that are counted together, and their limit in bytes of brotli 11. */
export interface FileSet {
  readonly name: string;
  readonly files: readonly string[];
  /** undefined: printed without a limit. */
  readonly limit?: number;
}

/** The reason why a budget cannot be measured, which fails the check. */
export class CannotMeasure extends Error {}

/** docs/decisions/119 has the goals and what was reached. */
const limits = {
  loader: 1_900,
  searchBox: 14_500,
  searchBoxLater: 19_000,
  searchBoxByLoader: 15_900,
  widget: 6_000,
  single: 15_400,
  // A widget that calls as soon as it is drawn has the client in its file (docs/decisions/058).
  singleWithClient: 17_700,
  allWidgets: 46_000,
  firstPage: 110_000,
  // Loaded on demand, outside the budgets: kept at their current size.
  client: 1_600,
  inbox: 7_700,
  desk: 10_100,
  translation: 1_600,
  live: 3_500,
  lists: 3_250,
  confirmation: 800,
};

/** The newest version folder of the CDN's build. */
function cdnFolder(dist: string): string {
  const versions = existsSync(dist) ? readdirSync(dist).filter((name) => /^\d+\.\d+\.\d+/.test(name)) : [];
  if (versions.length !== 1) throw new CannotMeasure(`Expected one version in ${dist}. Run npm run build first.`);
  return path.join(dist, versions[0] as string);
}

/** Files that a page with widgets loads. A widget's other languages are one file, which only pages in those languages load. */
export function cdnSets(dist: string): FileSet[] {
  const folder = cdnFolder(dist);
  const all = readdirSync(folder);
  const one = (name: string): string => {
    const found = all.filter((file) => new RegExp(`^${name}\\.[\\w-]{8}\\.js$`).test(file));
    if (found.length !== 1)
      throw new CannotMeasure(`Expected one ${name} chunk in ${folder}. Run npm run build again.`);
    return path.join(folder, found[0] as string);
  };
  const loader = path.join(folder, 'wbn.js');
  if (!existsSync(loader)) throw new CannotMeasure(`There is no loader in ${folder}. Run npm run build again.`);
  const aside = [
    'runtime',
    'client',
    'lists',
    'check-config',
    'visitor',
    'diagnose',
    'live',
    'inbox',
    'desk',
    'translation',
    'payment',
    'confirmation',
    'permission',
    'login-lost',
  ];
  const chunks = all.map((file) => /^([\w-]+)\.[\w-]{8}\.js$/.exec(file)?.[1]).filter((name) => name !== undefined);
  const widgets = chunks.filter((name) => !aside.includes(name));
  const others = widgets.filter((name) => name !== 'search-box');
  const single = (name: string): string => path.join(folder, `${name}.js`);
  return [
    { name: 'loader', files: [loader], limit: limits.loader },
    { name: 'search box in one file, until usable', files: [single('search-box')], limit: limits.searchBox },
    {
      name: 'the same, with all that it may load later',
      files: [single('search-box'), one('client'), one('lists')],
      limit: limits.searchBoxLater,
    },
    {
      name: 'search box by the loader, until usable',
      files: [loader, one('runtime'), one('search-box')],
      limit: limits.searchBoxByLoader,
    },
    ...others.map((name) => ({
      name: `${name}, beside the runtime`,
      files: [one(name)],
      limit: limits.widget,
    })),
    ...others.map((name) => ({
      name: `${name} in one file`,
      files: [single(name)],
      limit: name === 'message-center' ? limits.single : limits.singleWithClient,
    })),
    {
      name: `all ${widgets.length} widgets, until somebody turns to one`,
      files: [loader, one('runtime'), one('client'), ...widgets.map(one)],
      limit: limits.allWidgets,
    },
    { name: 'lists and suggestions, when a visitor turns to a search box', files: [one('lists')], limit: limits.lists },
    { name: 'API client, at the first call', files: [one('client')], limit: limits.client },
    { name: 'paying, on the portal alone', files: [one('payment')], limit: limits.widget },
    {
      name: 'confirmation of an address, when a visitor who is logged in inquires',
      files: [one('confirmation')],
      limit: limits.confirmation,
    },
    { name: 'a permission that a visitor has not given, when a call lacks it', files: [one('permission')] },
    { name: 'a login that came back to a page that did not begin it', files: [one('login-lost')] },
    { name: 'session and login, when a visitor logs in', files: [one('visitor')] },
    { name: 'conversations of the message center, when logged in', files: [one('inbox')], limit: limits.inbox },
    { name: 'what stands around a conversation, when logged in', files: [one('desk')], limit: limits.desk },
    {
      name: 'translation of messages, where the network has a service',
      files: [one('translation')],
      limit: limits.translation,
    },
    { name: 'live events and likes, when somebody looks or logs in', files: [one('live')], limit: limits.live },
  ];
}

interface Entry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** Scripts of the host site's first page: the entry and its static imports. */
export function hostSet(client: string): FileSet {
  const manifestFile = path.join(client, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) throw new CannotMeasure(`There is no ${manifestFile}. Run npm run build first.`);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Entry>;
  const keys = new Set<string>();
  const follow = (key: string): void => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const next of manifest[key]?.imports ?? []) follow(next);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) follow(key);
  const files = [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
  if (files.length === 0) throw new CannotMeasure(`${manifestFile} names no entry.`);
  return {
    name: "host site's first page",
    files: files.map((file) => path.join(client, file)),
    limit: limits.firstPage,
  };
}
