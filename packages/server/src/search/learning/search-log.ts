import { sql } from '@wbn/database';
import type { Db } from '../../db.ts';
import { loggedWords } from './logged-words.ts';
import type { SearchVisitor, VisitorMarks } from './visitor-marks.ts';
import { type Choice, writeChoices } from './write-choices.ts';

export interface ShownPage {
  readonly kind: 'business' | 'product';
  readonly text: string;
  readonly total: number;
  readonly skipped: number;
  readonly shown: readonly string[];
}

/** Null if the request has no address, as those of the portal's server: it is not logged. */
type Sender = SearchVisitor | null;

export interface SearchLog {
  /** A page of results was shown. */
  searched(visitor: Sender, page: ShownPage): void;
  /** A business or product was opened or asked about. `isOwn`: by a member of its business. */
  chose(visitor: Sender, choice: Pick<Choice, 'id' | 'businessID' | 'act'> & { readonly isOwn?: boolean }): void;
  /** Writes what was collected. */
  write(): Promise<void>;
}

/** Entries in memory; a flood beyond that between two writes is not logged. */
const maxWaiting = 5_000;

/** Collects searches and choices in memory for a few seconds, so that no search waits for a write. */
export function createSearchLog(db: Db, marks: VisitorMarks, now: () => Date): SearchLog {
  let pages: object[] = [];
  let choices: Choice[] = [];
  let own: { businessId: string; network: Buffer; at: Date }[] = [];
  return {
    searched(visitor, { kind, shown, skipped, text, total }) {
      const words = loggedWords(text);
      if (visitor === null || words === undefined || pages.length >= maxWaiting) return;
      const at = now();
      const [one, mark] = [marks.visitor(visitor, at), marks.network(visitor, words)];
      pages.push({ at, kind, words, total, skipped, shown, visitor: one.toString('hex'), mark: mark.toString('hex') });
    },
    chose(visitor, { act, businessID, id, isOwn }) {
      if (visitor === null || choices.length + own.length >= maxWaiting) return;
      const at = now();
      if (isOwn) own.push({ businessId: businessID, network: marks.network(visitor, businessID), at });
      else choices.push({ act, at, businessID, id, sender: visitor });
    },
    async write() {
      const [written, chosen, owned] = [pages, choices, own];
      [pages, choices, own] = [[], [], []];
      await writePages(db, written);
      if (owned.length > 0) {
        await db
          .insertInto('searchOwnNetwork')
          .values(owned)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      await writeChoices(db, marks, chosen);
    },
  };
}

async function writePages(db: Db, pages: readonly object[]): Promise<void> {
  if (pages.length === 0) return;
  await sql`
    insert into search_log (at, kind, words, total, skipped, shown, visitor, mark)
    select x.at, x.kind, x.words, x.total, x.skipped, x.shown, decode(x.visitor, 'hex'), decode(x.mark, 'hex')
    from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as x (at timestamptz, kind text, words text, total integer,
      skipped integer, shown uuid[], visitor text, mark text)`.execute(db);
}
