import { type QueryExecutorProvider, sql } from 'kysely';
import { kinds } from '../documents/partitions.ts';
import { listWords } from '../postings/list-words.ts';
import { extendSegments, LISTED_FROM } from '../postings/segments.ts';
import type { Transactor } from '../transactor.ts';
import { forgetFormerLists } from './former-lists.ts';
import { refreshScope, scopes } from './statistics.ts';
import { refreshVocabulary } from './vocabulary-upkeep.ts';

interface KindState {
  kind: string;
  /** There are no lists yet, or their impacts come from averages that no longer hold, or the release before has written some without marks. */
  outdated: boolean;
  documents: number;
  listed: number;
  /** Words that have become common since. */
  unlisted: { lexeme: string; df: number }[] | null;
}

async function statesOf(db: QueryExecutorProvider, listedFrom: number): Promise<KindState[]> {
  const { rows } = await sql<KindState>`
    select c.scope as kind, c.documents,
      (l.avg_a, l.avg_b, l.avg_c, l.avg_d) is distinct from (c.avg_a, c.avg_b, c.avg_c, c.avg_d)
        or exists (select from search_part_segment where valid and not marks and split_part(part, ':', 1) = c.scope) as outdated,
      (select count(*)::int from search_list_word where kind = c.scope) as listed,
      (select json_agg(json_build_object('lexeme', x.lexeme, 'df', x.df)) from search_lexeme x
        where x.scope = c.scope and x.df > ${listedFrom} and x.lexeme !~ '^[+#~]'
          and not exists (select from search_list_word w where w.kind = x.scope and w.lexeme = x.lexeme)) as unlisted
    from search_scope c left join search_lists l on l.kind = c.scope
    where c.scope = any(${kinds}::text[]) order by c.scope`.execute(db);
  return rows;
}

/** Whether reading all documents costs less than looking up those of each new word. */
const wantsRebuild = ({ outdated, listed, unlisted, documents }: KindState): boolean => {
  const found = (unlisted ?? []).reduce((sum, { df }) => sum + df, 0);
  return outdated || (found > 0 && listed === 0) || found > documents;
};

async function refreshLists(db: Transactor, listedFrom: number): Promise<void> {
  const states = await statesOf(db, listedFrom);
  const anew = states.filter(wantsRebuild).map(({ kind }) => kind);
  for (const { kind, unlisted } of states)
    if (!anew.includes(kind)) await listWords(db, kind, unlisted?.map(({ lexeme }) => lexeme) ?? []);
  await extendSegments(db, anew, listedFrom);
}

/**
 * Publishes statistics and vocabulary atomically for all searches, then what changed in the posting lists. The caller holds
 * the locks of upkeep and of merges.
 */
export async function refresh(
  db: Transactor,
  onStatistics: () => void = () => undefined,
  listedFrom: number = LISTED_FROM,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local work_mem = '64MB'`.execute(trx);
    for (const scope of scopes) await refreshScope(trx, scope);
    await refreshVocabulary(trx);
    await sql`analyze search_document, search_word, search_lexeme`.execute(trx);
  });
  onStatistics();
  await forgetFormerLists(db);
  await refreshLists(db, listedFrom);
}
