import { Resolver } from 'node:dns/promises';

/** The TXT records of a name, each in its parts; none if the name has none. */
export type ResolveTxt = (name: string) => Promise<readonly (readonly string[])[]>;

/** Milliseconds for one question to a DNS server. */
const patience = 2_000;
const none = ['ENODATA', 'ENOTFOUND'];

export const resolveTxt: ResolveTxt = async (name) => {
  try {
    return await new Resolver({ timeout: patience, tries: 2 }).resolveTxt(name);
  } catch (error) {
    if (none.includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
};
