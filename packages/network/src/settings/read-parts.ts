import { type Environment, SettingError } from './read-setting.ts';

/** The parts of a network, in the order of their ports. */
export const allParts = ['portal', 'api', 'accounts', 'payments', 'cdn', 'files'] as const;
export type Part = (typeof allParts)[number];

/**
 * WBN_PARTS: the parts that this process starts, by default all; the others are reached at their public addresses.
 * @throws SettingError that says what to write
 */
export function readParts(env: Environment): ReadonlySet<Part> {
  const text = env.WBN_PARTS;
  if (text === undefined) return new Set(allParts);
  const named = text.split(',').map((name) => allParts.find((part) => part === name.trim()));
  if (named.includes(undefined)) {
    throw new SettingError(
      `WBN_PARTS is "${text}". Write some of ${allParts.join(', ')} with commas between, as in WBN_PARTS=api,accounts, or leave it out.`,
    );
  }
  return new Set(named as Part[]);
}

/** Portal and CDN need no database. The files ask it about each reader of a private file. */
export const needsDatabase = (parts: ReadonlySet<Part>): boolean =>
  parts.has('api') || parts.has('accounts') || parts.has('files');
