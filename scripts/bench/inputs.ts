import { type Call, type CallName, calls } from '@wbn/contract';
import { requests } from '@wbn/server/testing';
import { startApiProcess } from './inputs/api-process.ts';
import { ask } from './inputs/ask.ts';
import { type ExpensiveRequest, expensiveRequests, type Good } from './inputs/expensive-requests.ts';
import { printTable } from './table.ts';

/**
 * inputs.ts URL [ROUNDS] [BUSINESSES]: the longest time for which one request of 1 kB keeps the event loop from all others. Each call of the
 * contract is asked with the most expensive inputs that its shape takes. The shortest block of several rounds counts, because a pause of the
 * machine or of the memory's collection falls into some of them only. Ends with an error where a call is above the goal.
 */
const [url = '', rounds = '10', businesses = '2000'] = process.argv.slice(2);
const goal = 50;

const api = await startApiProcess(url, businesses);
const person = { email: 'owner@mail.example', password: 'a password that nobody has' };
const credentials: Partial<Record<CallName, Good>> = {
  login: { url: '/login', body: person },
  register: { url: '/register', body: { ...person, firstName: 'Lina', lastName: 'Novak', language: 'en' } },
  getSession: { url: '/get-session', body: { token: 'x'.repeat(43) } },
};
/** Calls that remove things come late, and those of operators last: they may end the sessions of all others. */
const turnOf = ({ access, method }: Call): number => (access === 'operator' ? 2 : method === 'DELETE' ? 1 : 0);
/** A stream never ends. */
const names = (Object.keys(calls) as CallName[])
  .filter((name) => !(calls[name] as Call).stream)
  .toSorted((one, other) => turnOf(calls[one]) - turnOf(calls[other]));

/** The inputs of a call. A field for which the call refuses them stays as it is in a good request. */
async function inputsOf(name: CallName): Promise<ExpensiveRequest[]> {
  const asks = (requests as Partial<Record<CallName, (of: typeof api.scene) => Good>>)[name];
  const good = asks?.(api.scene) ?? credentials[name] ?? { url: `/${calls[name].path}` };
  const kept = new Set<string>();
  for (;;) {
    const inputs = expensiveRequests(name, good, api.ids, kept);
    const [first] = inputs;
    // One input alone has no text: an act that can be done once must wait for its measurement.
    if (first === undefined || inputs.length === 1) return inputs;
    const before = kept.size;
    const { fields } = await ask(api, name, first);
    // Of `filters.moq.0` the list alone: the other filters are measured.
    for (const field of fields) kept.add(field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field);
    if (kept.size === before) return inputs;
  }
}

interface Worst {
  readonly call: CallName;
  readonly input: string;
  readonly block: number;
  readonly taken: number;
  readonly asked: number;
}

async function worstOf(name: CallName): Promise<Worst> {
  const inputs = await inputsOf(name);
  let worst = { input: '', block: -1 };
  let taken = 0;
  for (const one of inputs) {
    const blocks: number[] = [];
    let isTaken = false;
    for (let round = 0; round < Number(rounds); round += 1) {
      const { block, result } = await api.longestBlock(() => ask(api, name, one));
      // An act that can be done once costs the most at the first time.
      if (result.status < 400 || !isTaken) blocks.push(block);
      isTaken ||= result.status < 400;
      if (Math.min(...blocks) < goal / 2) break;
    }
    if (isTaken) taken += 1;
    const least = Math.min(...blocks);
    if (least > worst.block) worst = { input: one.name, block: least };
  }
  return { call: name, ...worst, taken, asked: inputs.length };
}

const found: Worst[] = [];
for (const [at, name] of names.entries()) {
  if (at % 25 === 0) console.log(`${at} of ${names.length} calls`);
  found.push(await worstOf(name));
}
await api.end();

const worstFirst = found.toSorted((one, other) => other.block - one.block);
const total = found.reduce((sum, { asked }) => sum + asked, 0);
const accepted = found.reduce((sum, { taken }) => sum + taken, 0);
printTable(
  `The longest block of the event loop by one request of 1 kB (${found.length} calls, ${total} inputs, ${accepted} of them accepted; goal: ${goal} ms)`,
  ['call', 'input', 'ms'],
  worstFirst.slice(0, 12).map(({ block, call, input }) => [call, input, block.toFixed(1)]),
);
const refused = found.filter(({ taken }) => taken === 0).map(({ call }) => call);
console.log(`\nNo input was accepted by ${refused.length} calls: ${refused.join(', ') || 'none'}.`);
const over = worstFirst.filter(({ block }) => block > goal);
console.log(
  over.length === 0 ? '\nEvery call keeps the goal.' : `\nAbove the goal: ${over.map(({ call }) => call).join(', ')}.`,
);
process.exit(over.length === 0 ? 0 : 1);
