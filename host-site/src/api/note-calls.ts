import {
  type Call,
  followSummary,
  industryTree,
  listBusinesses,
  listBusinessTypes,
  listComments,
  listCountries,
  listIndustries,
  listJobPositions,
  loadTimeline,
  productsByBusiness,
  reactionSummary,
  readBusiness,
  readBusinesses,
  readPost,
  readProduct,
  readPublicProfile,
} from '@wbn/contract';
import type { Caller } from './context.ts';

/**
 * Calls whose answers change only with a release, or with a resource whose id the page contains. An answer of any other call may change with
 * every resource, as a list of search results does.
 */
const byID: ReadonlySet<Call> = new Set<Call>([
  followSummary,
  industryTree,
  listBusinesses,
  listBusinessTypes,
  listComments,
  listCountries,
  listIndustries,
  listJobPositions,
  loadTimeline,
  productsByBusiness,
  reactionSummary,
  readBusiness,
  readBusinesses,
  readPost,
  readProduct,
  readPublicProfile,
]);

/** Refusals that are an answer: the resource does not exist (any more). */
const finalRefusals: ReadonlySet<number | undefined> = new Set([400, 404, 410]);
/** A part of a string holds the whole string in memory, so a kept id would keep its whole page. A new string from bytes holds itself only. */
const copyOf = (id: string): string => Buffer.from(id, 'latin1').toString('latin1');
const ids = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

export interface NotedCalls {
  readonly call: Caller;
  /**
   * The names whose change makes a page of these calls old: the ids that it contains, and `lists` if it shows search results. Undefined if
   * a call failed: such a page may lack a part.
   */
  depends(html: string): ReadonlySet<string> | undefined;
}

/** Notes the calls that a page makes while it is rendered. */
export function noteCalls(call: Caller): NotedCalls {
  let hasList = false;
  let hasFailed = false;
  const noted = (made: Call, ...input: unknown[]) => {
    hasList ||= !byID.has(made);
    const answer = (call as (made: Call, ...input: unknown[]) => Promise<unknown>)(made, ...input);
    answer.catch(({ status }: { status?: number }) => {
      hasFailed ||= !finalRefusals.has(status);
    });
    return answer;
  };
  return {
    call: noted as Caller,
    depends(html) {
      if (hasFailed) return undefined;
      const names = new Set(html.match(ids)?.map(copyOf));
      return hasList ? names.add('lists') : names;
    },
  };
}
