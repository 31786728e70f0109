import type { CallName } from '@wbn/contract';
import { type Case, makeCase, type Surroundings } from './cases.ts';
import { type Answered, complaintAbout } from './judge.ts';

export type Send = (one: Case) => Promise<Answered>;

export interface Failing {
  readonly id: string;
  readonly what: string;
}

export interface Report {
  readonly cases: number;
  /** Number of answers by status: a run without successes proves little. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly failing: readonly Failing[];
}

/** Longer counts as a hang; password hashes are slow on purpose. */
const patienceMs = (call: CallName): number => (call === 'login' || call === 'register' ? 5_000 : 1_000);
const atOnce = 12;

/** Sends `count` cases of a call, some concurrently, and checks each answer. */
export async function fuzz(
  call: CallName,
  count: number,
  seed: string,
  around: Surroundings,
  send: Send,
): Promise<Report> {
  const statuses = new Map<number, number>();
  const failing: Failing[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const one = makeCase(call, next++, seed, around);
      const { answered, complaint } = await judged(one, send);
      statuses.set(answered?.statusCode ?? 0, (statuses.get(answered?.statusCode ?? 0) ?? 0) + 1);
      if (complaint) failing.push({ id: one.id, what: complaint });
    }
  };
  await Promise.all(Array.from({ length: around.costly.has(call) ? 2 : atOnce }, lane));
  return { cases: count, statuses, failing };
}

/** Reproduces a case by its id. */
export function again(id: string, around: Surroundings): Case {
  const [, call, number, seed] = /^(\w+)#(\d+)@(.+)$/.exec(id) ?? [];
  if (!call || !number || !seed) throw new Error(`"${id}" is no case. Write WBN_FUZZ_CASE=<call>#<number>@<seed>.`);
  return makeCase(call as CallName, Number(number), seed, around);
}

export async function judged(one: Case, send: Send): Promise<{ answered?: Answered; complaint?: string | undefined }> {
  const answered = await inTime(one, send);
  return answered === undefined
    ? { complaint: `did not answer within ${patienceMs(one.call)} ms, three times` }
    : { answered, complaint: complaintAbout(one, answered) };
}

/** A busy machine may delay any request: only three late answers in a row count as a hang. */
async function inTime(one: Case, send: Send): Promise<Answered | undefined> {
  for (let tries = 0; tries < 3; tries += 1) {
    const sent = send(one);
    const answered = await within(patienceMs(one.call), sent);
    if (answered !== undefined) return answered;
    // Wait for its end, so that a late answer does not delay the next one.
    await within(10_000, sent);
  }
  return undefined;
}

async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Fails with every failing case and how to reproduce it. */
export function mustHold(reports: readonly Report[]): void {
  const failing = reports.flatMap((report) => report.failing);
  if (failing.length === 0) return;
  const lines = failing.slice(0, 40).map(({ id, what }) => `WBN_FUZZ_CASE='${id}' ${what}`);
  throw new Error(`${failing.length} answers are wrong. Each can be asked again alone:\n${lines.join('\n')}`);
}
