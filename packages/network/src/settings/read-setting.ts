import { isPlainHost } from '@wbn/contract';

/** An invalid value of the environment; the message says what to write instead. */
export class SettingError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The first of six consecutive ports. */
export function readPort(env: Environment, name: string, byDefault: number): number {
  const text = env[name] ?? String(byDefault);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1024 || port > 65_530) {
    throw new SettingError(
      `${name} is "${text}". Write the first of six free ports, from 1024 to 65530, as in ${name}=9000.`,
    );
  }
  return port;
}

/** A whole number from 1 to a million, or one of the words. */
export function readCount(
  env: Environment,
  name: string,
  words: Readonly<Record<string, number>>,
  byDefault: number,
): number {
  const text = env[name];
  if (text === undefined) return byDefault;
  const word = words[text];
  if (word !== undefined) return word;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > 1_000_000) {
    throw new SettingError(
      `${name} is "${text}". Write ${Object.keys(words).join(', ')}, or a number from 1 to 1000000.`,
    );
  }
  return count;
}

export function readSwitch(
  env: Environment,
  name: string,
  words: { readonly on: string; readonly off: string } = { on: 'on', off: 'off' },
  byDefault: string = words.on,
): 'on' | 'off' {
  const text = env[name] ?? byDefault;
  if (text === words.on) return 'on';
  if (text === words.off) return 'off';
  throw new SettingError(`${name} is "${text}". Write ${words.on} or ${words.off}.`);
}

/** An origin: scheme, host and port only. */
export function readAddress(env: Environment, name: string, byDefault: string | undefined): string {
  const text = env[name] ?? byDefault;
  if (text === undefined)
    throw new SettingError(
      `${name} is missing. Write the address that browsers use, as in ${name}=https://portal.example.`,
    );
  if (!URL.canParse(text) || new URL(text).origin !== text || !/^https?:/.test(text)) {
    throw new SettingError(
      `${name} is "${text}". Write an origin without a path, as in ${name}=https://portal.example.`,
    );
  }
  if (!isPlainHost(new URL(text).hostname)) {
    throw new SettingError(
      `${name} is "${text}". Write a host of letters, digits, hyphens and dots, as in ${name}=https://portal.example.`,
    );
  }
  return text;
}
