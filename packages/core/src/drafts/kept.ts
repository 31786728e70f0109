import { type KeyValue, keyValue } from '../platform.ts';

const inTab = keyValue(() => sessionStorage);
const prefix = /^wbn:(inquiry|comment|enquiry):/;
/** The keys of this page's drafts: without storage, drafts live in the page's memory. */
const written = new Set<string>();

/**
 * Texts that a visitor typed and has not sent, by form. The tab keeps them, so that they survive Back and a reload. A page's own scripts can
 * read them, as they can read the field while the visitor types.
 */
export const keptDrafts: KeyValue = {
  get: inTab.get,
  set(key, value) {
    written.add(key);
    inTab.set(key, value);
  },
};

const ownerKey = 'wbn:drafts-of';

/**
 * Deletes all drafts of this tab.
 *
 * @example
 * const thread = createThread(client, { resourceType: 'product', resourceID: 'p-1' });
 * thread.type('Which sizes?');
 * forgetDrafts();
 * createThread(client, { resourceType: 'product', resourceID: 'p-1' }).get().text; // ''
 */
export function forgetDrafts(): void {
  let stored: string[] = [];
  try {
    stored = Object.keys(sessionStorage);
  } catch {
    // A browser without storage kept none.
  }
  for (const key of [...stored, ...written]) if (prefix.test(key)) inTab.set(key, undefined);
  inTab.set(ownerKey, undefined);
}

/**
 * Drafts belong to the person who is logged in at this tab: another person's login deletes them.
 *
 * @example
 * claimDrafts('u-1');
 * createThread(client, { resourceType: 'product', resourceID: 'p-1' }).type('Which sizes?');
 * claimDrafts('u-2');
 * createThread(client, { resourceType: 'product', resourceID: 'p-1' }).get().text; // ''
 */
export function claimDrafts(userID: string): void {
  const owner = inTab.get(ownerKey);
  if (owner && owner !== userID) forgetDrafts();
  inTab.set(ownerKey, userID);
}
