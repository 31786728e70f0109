import { type Call, type CallName, calls } from '@wbn/contract';
import { requests, type Scene } from '@wbn/server/testing';
import { startApiProcess } from './inputs/api-process.ts';
import { ask } from './inputs/ask.ts';
import { expensiveRequests, type Good } from './inputs/expensive-requests.ts';
import { expensiveFiles } from './inputs/files.ts';
import { accountRequests } from './inputs/form-requests.ts';
import { portalRequests } from './inputs/portal-requests.ts';
import { sessionRequests } from './inputs/session-requests.ts';
import { type PostedFile, worstOfFile } from './inputs/worst-of-file.ts';
import { type WorstOfPage, worstOfPages } from './inputs/worst-of-page.ts';
import { printTable } from './table.ts';

/**
 * inputs.ts URL [ROUNDS] [BUSINESSES] [CALL… | files | forms | pages]: the longest time for which one request of 1 kB, or one file, keeps the event loop from all others. Each call of the
 * contract is asked with the most expensive inputs that its shape takes, and so are the forms and pages of the account site and the pages that the portal draws. The shortest block of several rounds counts, because a pause of the
 * machine or of the memory's collection falls into some of them only. Ends with an error where a call is above the goal.
 */
const [url = '', rounds = '10', businesses = '2000', ...only] = process.argv.slice(2);
const goal = 50;

const api = await startApiProcess(url, businesses);
const withPassword = sessionRequests(api.addresses.accounts);
/** Fields that the server compares with its own data: the call refuses others with an error that names no field. */
const mustMatch: Partial<Record<CallName, readonly string[]>> = {
  login: ['email', 'password', 'code', 'mailCode'],
  register: ['email', 'password', 'continue'],
  getSession: ['codeVerifier'],
  subscribe: ['amount', 'paymentMethod'],
  switchOffThesaurusTerm: ['term'],
};
/** Calls that remove things come late, and those of operators last: they may end the sessions of all others. */
const turnOf = ({ access, method }: Call): number => (access === 'operator' ? 2 : method === 'DELETE' ? 1 : 0);
/** A stream never ends. */
const names = (Object.keys(calls) as CallName[])
  .filter((name) => !(calls[name] as Call).stream && (only.length === 0 || only.includes(name)))
  .toSorted((one, other) => turnOf(calls[one]) - turnOf(calls[other]));

/** A good request of a call, with new resources where the call consumes them. */
async function goodRequest(name: CallName): Promise<Good> {
  const own = await withPassword[name]?.();
  if (own) return own;
  const asks = (requests as Partial<Record<CallName, (of: Scene) => Good>>)[name];
  const scene = await api.sceneFor(name);
  return asks?.(scene) ?? { url: `/${calls[name].path}` };
}

/** Makes the inputs of a call, each with a good request of its own. A field for which the call refuses them stays as it is in a good request. */
async function inputsOf(name: CallName) {
  const kept = new Set<string>(mustMatch[name]);
  const make = async () => expensiveRequests(name, await goodRequest(name), api.ids, kept);
  for (;;) {
    const inputs = await make();
    const [first] = inputs;
    // One input alone has no text.
    if (first === undefined || inputs.length === 1) return { inputs, make };
    const before = kept.size;
    const { fields } = await ask(api, name, first);
    // Of `filters.moq.0` the list alone: the other filters are measured.
    for (const field of fields) kept.add(field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field);
    if (kept.size === before) return { inputs: await make(), make };
  }
}

interface Worst {
  readonly call: CallName;
  readonly input: string;
  readonly block: number;
  readonly status: number;
  readonly taken: number;
  readonly asked: number;
}

async function worstOf(name: CallName): Promise<Worst> {
  const { inputs, make } = await inputsOf(name);
  let worst = { input: '', block: -1 };
  let taken = 0;
  let status = 0;
  for (const one of inputs) {
    const blocks: number[] = [];
    let isTaken = false;
    for (let round = 0; round < Number(rounds); round += 1) {
      const again = (await make()).find((other) => other.name === one.name) ?? one;
      const { block, result } = await api.longestBlock(() => ask(api, name, again));
      // A refusal costs less than the act itself.
      if (result.status < 400 || !isTaken) blocks.push(block);
      isTaken ||= result.status < 400;
      status = result.status;
      if (Math.min(...blocks) < goal / 2) break;
    }
    if (isTaken) taken += 1;
    const least = Math.min(...blocks);
    if (least > worst.block) worst = { input: one.name, block: least };
  }
  return { call: name, ...worst, status, taken, asked: inputs.length };
}

const found: Worst[] = [];
for (const [at, name] of names.entries()) {
  if (at % 25 === 0) console.log(`${at} of ${names.length} calls`);
  found.push(await worstOf(name));
}
const isAsked = (name: string) => only.length === 0 || only.includes(name);
const posted: PostedFile[] = [];
if (isAsked('files')) {
  for (const file of await expensiveFiles()) posted.push(await worstOfFile(api, file, Number(rounds), goal));
}
const pageRequests = [
  ...(isAsked('forms') ? accountRequests(api.addresses.accounts, api.logIn) : []),
  ...(isAsked('pages') ? portalRequests(api.addresses.portal, api.scene, api.ids) : []),
];
const drawn: WorstOfPage[] = await worstOfPages(api, pageRequests, Number(rounds), goal);
await api.end();

const worstFirst = found.toSorted((one, other) => other.block - one.block);
const total = found.reduce((sum, { asked }) => sum + asked, 0);
const accepted = found.reduce((sum, { taken }) => sum + taken, 0);
printTable(
  `The longest block of the event loop by one request of 1 kB (${found.length} calls, ${total} inputs, ${accepted} of them accepted; goal: ${goal} ms)`,
  ['call', 'input', 'ms'],
  worstFirst.slice(0, 12).map(({ block, call, input }) => [call, input, block.toFixed(1)]),
);
const refused = found.filter(({ taken }) => taken === 0).map(({ call, status }) => `${call} (${status})`);
console.log(`\nNo input was accepted by ${refused.length} calls: ${refused.join(', ') || 'none'}.`);
if (posted.length > 0) {
  printTable(
    'The longest block by one file that is granted, posted, checked and stored',
    ['file', 'answer', 'ms'],
    posted.map(({ block, name, status }) => [name, String(status), block.toFixed(1)]),
  );
}
if (drawn.length > 0) {
  printTable(
    `The longest block by one request of 1 kB of a page or form (${pageRequests.length} requests of ${drawn.length} pages and forms)`,
    ['page', 'input', 'answers', 'ms'],
    drawn.slice(0, 12).map(({ block, input, page, statuses }) => [page, input, statuses.join(', '), block.toFixed(1)]),
  );
}
const over = [
  ...worstFirst.map(({ block, call }) => ({ block, name: call })),
  ...drawn.map(({ block, page }) => ({ block, name: page })),
].filter(({ block }) => block > goal);
console.log(
  over.length === 0
    ? '\nEvery request keeps the goal.'
    : `\nAbove the goal: ${over.map(({ name }) => name).join(', ')}.`,
);
process.exit(over.length === 0 ? 0 : 1);
