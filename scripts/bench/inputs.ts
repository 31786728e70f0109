import { type Call, type CallName, calls } from '@wbn/contract';
import { requests, type Scene } from '@wbn/server/testing';
import { startApiProcess } from './inputs/api-process.ts';
import { ask } from './inputs/ask.ts';
import { expensiveRequests, type Good } from './inputs/expensive-requests.ts';
import { expensiveFiles } from './inputs/files.ts';
import { accountRequests } from './inputs/form-requests.ts';
import { portalRequests } from './inputs/portal-requests.ts';
import { roundsOfInput } from './inputs/rounds-of-input.ts';
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

/** The field of an error. Of `filters.moq.0` the list alone: the other filters are measured. */
const fieldOf = (name: string): string => name.split('.').findLast((part) => !/^\d+$/.test(part)) ?? name;

/** Makes the inputs of a call, each with a good request of its own. The fields of `kept` stay as they are in a good request. */
const inputsOf = async (name: CallName, kept: ReadonlySet<string>) =>
  expensiveRequests(name, await goodRequest(name), api.ids, kept);

/** One round of an input. Fields for which the call refuses it are kept from then on, and the round is asked again. */
async function roundOf(name: CallName, input: string, kept: Set<string>) {
  for (;;) {
    const all = await inputsOf(name, kept);
    // Of inputs that have become equal, the first one is left.
    const one = all.find((other) => other.name === input) ?? all[0]!;
    const { block, result } = await api.longestBlock(() => ask(api, name, one));
    const refused = result.fields.map(fieldOf).filter((field) => !kept.has(field));
    if (result.status < 400 || refused.length === 0) return { block, status: result.status };
    for (const field of refused) kept.add(field);
  }
}

interface Worst {
  readonly call: CallName;
  readonly input: string;
  readonly block: number;
  /** The inputs that the call accepted in no round. */
  readonly refused: readonly { readonly input: string; readonly status: number }[];
  readonly asked: number;
}

async function worstOf(name: CallName): Promise<Worst> {
  const inputs = await inputsOf(name, new Set(mustMatch[name]));
  let worst = { input: '', block: -1 };
  const refused: Worst['refused'][number][] = [];
  for (const one of inputs) {
    const kept = new Set<string>(mustMatch[name]);
    const round = () => roundOf(name, one.name, kept);
    const { block, isAccepted, status } = await roundsOfInput(round, Number(rounds), goal);
    if (!isAccepted) refused.push({ input: one.name, status });
    if (block > worst.block) worst = { input: one.name, block };
  }
  return { call: name, ...worst, refused, asked: inputs.length };
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
const accepted = total - found.reduce((sum, { refused }) => sum + refused.length, 0);
printTable(
  `The longest block of the event loop by one request of 1 kB (${found.length} calls, ${total} inputs, ${accepted} of them accepted; goal: ${goal} ms)`,
  ['call', 'input', 'ms'],
  worstFirst.slice(0, 12).map(({ block, call, input }) => [call, input, block.toFixed(1)]),
);
const none = found.filter(({ asked, refused }) => refused.length === asked);
console.log(`\nNo input was accepted by ${none.length} calls: ${none.map(({ call }) => call).join(', ') || 'none'}.`);
const refused = found.flatMap(({ call, refused }) => refused.map((one) => ({ call, ...one })));
if (refused.length > 0) {
  printTable(
    'Inputs that were refused: their acts are not measured',
    ['call', 'input', 'answer'],
    refused.map(({ call, input, status }) => [call, input, String(status)]),
  );
}
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
