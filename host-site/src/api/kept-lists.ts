import {
  type Call,
  industryTree,
  listBusinessTypes,
  listCountries,
  listIndustries,
  listJobPositions,
} from '@wbn/contract';
import type { Caller } from './context.ts';

/** Lists that change with a release only. Every page needs the tree of industries, the largest answer of all. */
const lists: ReadonlySet<Call> = new Set<Call>([
  industryTree,
  listBusinessTypes,
  listCountries,
  listIndustries,
  listJobPositions,
]);

/** Milliseconds. */
const life = 60_000;

interface Input {
  readonly params?: object;
  readonly locale?: string;
}

/**
 * Keeps such lists in the portal's process, so that not every rendered page requests and parses them again. Only answers are kept: a refusal
 * is for the visitor who got it.
 */
export function keptLists(now: () => number = () => performance.now()) {
  const kept = new Map<string, { readonly answer: unknown; readonly at: number }>();
  /** @param locale the language of calls that name none */
  return (caller: Caller, { api, locale }: { readonly api: string; readonly locale: string }): Caller =>
    (async (call: Call, input: Input = {}) => {
      const send = caller as (call: Call, input: Input) => Promise<unknown>;
      if (!lists.has(call)) return send(call, input);
      const name = JSON.stringify([api, call.path, input.params, input.locale ?? locale]);
      const found = kept.get(name);
      if (found && now() - found.at < life) return found.answer;
      const at = now();
      const answer = await send(call, input);
      kept.set(name, { answer, at });
      return answer;
    }) as Caller;
}
