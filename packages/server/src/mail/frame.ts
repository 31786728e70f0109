import { greetingName, quoted } from './quoted.ts';
import type { MailTexts } from './texts/index.ts';

/** Base addresses of links, without a trailing slash. */
export interface MailSites {
  readonly portal: string;
  readonly accounts: string;
}

/** The texts, addresses and formats of the reader's language, for every mail. */
export interface Frame {
  readonly t: MailTexts;
  readonly sites: MailSites;
  readonly day: (date: Date) => string;
  /** When the mail was queued: a reader may open it days later. */
  readonly writtenAt: Date;
  readonly number: (count: number) => string;
  /** A country's name by its ISO code. */
  readonly country: (code: string) => string;
}

/** Fills values into a text, without line breaks, which would end a subject early. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name]?.replaceAll(/\s+/g, ' ') ?? all);

/** The greeting: with a name only if it looks like a name. */
export const hello = (t: MailTexts, firstName: string): string => {
  const name = greetingName(firstName);
  return name === '' ? t.helloAnybody : fill(t.hello, { name });
};

/** The known facts, each quoted. */
export const known = (all: readonly (readonly [label: string, value: string | null | undefined])[]) =>
  all.flatMap(([label, value]) => (value ? [[label, quoted(value)] as const] : []));
