import { type Appeal, readProfile } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { ownSuspension } from '../../suspension/own-suspension.ts';
import type { EnquiryTexts } from './texts/en.ts';
import type { EnquiryValues } from './values.ts';

/** The words for the decision that an appeal is about. */
export function sayAppeal({ act, type }: Appeal, { cases, other }: EnquiryTexts['appeal']): string {
  const known: Readonly<Record<string, string>> = cases;
  return known[`${act}-${type}`] ?? other;
}

/** Name and address of the sender from their account, and the name of their suspended business; nothing without a login. */
export async function knownSender(client: Client, { act, id, type }: Appeal): Promise<Partial<EnquiryValues>> {
  await client.session?.ready();
  if (client.session?.get().status !== 'authenticated') return {};
  const [{ data }, suspension] = await Promise.all([
    client.call(readProfile),
    act === 'suspension' && type === 'business' && id ? ownSuspension(client, 'business', id) : undefined,
  ]);
  const { email, firstName, lastName } = data;
  return { firstName, lastName, email, ...(suspension && { businessName: suspension.companyName }) };
}
