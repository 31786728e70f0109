import { type Call, keyParameter, listCountries, suggest } from '@wbn/contract';
import type { Client, WbnError } from '@wbn/core';
import { findAddresses, siteAddress } from '../addresses/find.ts';
import type { Finding } from '../loader/api.ts';
import type { LazyClient } from '../runtime/lazy-client.ts';
import { askByOwnFetch, isFetchReplaced } from './own-fetch.ts';
import { failureOf, NoAnswer, patience, within } from './within.ts';

export const noKey =
  'The script tag has no data-key: copy it from the snippet that you were given, or ask the operator of the API for one.';

const noOrigin =
  'This page has no origin, so no key can allow it: serve a file by http, or give the sandbox that holds the page allow-same-origin.';

const error = (about: string, text: string): Finding => ({ level: 'error', about, text });

interface Network {
  readonly answer: Finding;
  /** The codes of the countries; undefined if the API did not answer. */
  readonly countries?: readonly string[];
  /** Faults of calls beside the first. */
  readonly others: readonly Finding[];
}

/** A call of this page, as it is sent. */
interface Asked {
  readonly call: Call;
  readonly body?: object;
  /** Whether an earlier call has shown that the key allows this page. */
  readonly isAllowed?: boolean;
}

const reading: Asked = { call: listCountries };
/** Like the calls of a search box, without a preflight. */
const suggesting: Asked = { call: suggest, body: { prefix: 'a' }, isAllowed: true };
const { reads: _, ...withHeaders } = suggest;
/** Like the calls of forms and comments, with headers and a body of JSON, but it changes nothing. */
const writing: Asked = { ...suggesting, call: withHeaders };

/** The answers to calls of this page, with its key and origin. */
export async function askApi(client: Client): Promise<Network> {
  const lost = (await missingAddresses(client)) ?? (await missingClient(client));
  if (lost) return { answer: lost, others: [] };
  const { api } = client.options;
  try {
    const { data } = await within(() => client.call(listCountries));
    const answer: Finding = { level: 'ok', about: 'api', text: `${api} answers this page.` };
    const suggests = document.querySelector('wbn-search-box:not([suggestions=off])');
    const others = await Promise.all([
      suggests ? ask(client, suggesting, 'The search box gets no suggestions.') : [],
      ask(client, writing, 'Calls with a body and headers fail, as forms and comments send them.'),
    ]);
    return { answer, countries: data.map(({ code }) => code), others: others.flat() };
  } catch (failed) {
    return { answer: await explain(client, failed as WbnError, reading), others: [] };
  }
}

async function ask(client: Client, asked: Asked, consequence: string): Promise<readonly Finding[]> {
  try {
    await within(() => client.call(asked.call as typeof suggest, { body: asked.body as { prefix: string } }));
    return [];
  } catch (failed) {
    const found = await explain(client, failed as WbnError, asked);
    return [{ ...found, text: `${consequence} ${found.text}` }];
  }
}

/** The fault if the addresses of the network are missing: a version's own script tag fetches them. */
async function missingAddresses(client: Client): Promise<Finding | undefined> {
  if (client.options.api) return undefined;
  try {
    await within(findAddresses);
    return undefined;
  } catch (failed) {
    const { name, message } = failed as Error;
    if (name === 'NotConfigured') return error('api', message);
    const isChanged = (await askByOwnFetch(siteAddress)) === 'passes';
    const why = isChanged ? 'cannot be read, because a script of this page changes fetch' : failureOf(failed);
    const advice = 'Give the script tag data-api, data-accounts and data-portal, or allow the CDN in connect-src.';
    return error('cdn', `The network's addresses are not known: ${siteAddress} ${why}. ${advice}`);
  }
}

/** The fault if the code that sends calls does not come. */
async function missingClient(client: Client): Promise<Finding | undefined> {
  try {
    await within(async () => (client as Partial<LazyClient>).load?.());
    return undefined;
  } catch (failed) {
    const { href = 'The file client' } = document.querySelector<HTMLLinkElement>('link[href*="/client."]') ?? {};
    return error('cdn', `${href} ${failureOf(failed)}: no widget can send a call without it.`);
  }
}

/** Whether the API answers the same call by the browser's own `fetch`. */
function askUnchanged(client: Client, { call, body }: Asked): ReturnType<typeof askByOwnFetch> {
  const { api, key } = client.options;
  const isPlain = call.reads || call.method === 'GET';
  const url = `${api}/${call.path}${key && isPlain ? `?${keyParameter}=${encodeURIComponent(key)}` : ''}`;
  const init: RequestInit = { method: call.method };
  if (body) init.body = JSON.stringify(body);
  if (!isPlain) init.headers = { 'content-type': 'application/json', ...(key && { 'x-wbn-key': key }) };
  return askByOwnFetch(url, init);
}

/** Further places to look at, as sentences for the developer of the page. */
function* doubts(client: Client, own: Awaited<ReturnType<typeof askByOwnFetch>>): Generator<string> {
  const { api } = client.options;
  if (own === 'unknown') {
    yield 'This page lets no new frame stay, so whether a script of it changes the calls could not be checked.';
    if (isFetchReplaced()) yield `A script of it has replaced fetch: let that leave calls to ${api} as they are.`;
  }
  const worker = navigator.serviceWorker?.controller;
  if (worker) yield `The service worker ${worker.scriptURL} may change calls: let it leave those to ${api} alone.`;
}

/** The reason of a failed call. */
async function explain(client: Client, failed: WbnError, asked: Asked): Promise<Finding> {
  const { name, message, fields, status } = failed;
  const { api, key } = client.options;
  const otherOrigin = (why: string) =>
    `${why} ${origin}: have this origin added to the key, or use the key that was made for this site.`;
  // The browser sends this origin with a call; in a sandbox `location.origin` is another one.
  const isNowhere = origin === 'null';
  const own = await askUnchanged(client, asked);
  if (own === 'passes') {
    const worker = navigator.serviceWorker?.controller?.scriptURL;
    const changes = `changes the widgets' calls, as a fetch of its own that adds headers or credentials does: let it leave calls to ${api} as they are.`;
    // The new frame is not controlled by the page's service worker either.
    if (worker) return error('fetch', `The service worker ${worker}, or a script of this page, ${changes}`);
    return error('fetch', `A script of this page ${changes}`);
  }
  const say = (about: string, text: string) => error(about, [text, ...doubts(client, own)].join(' '));
  if (name === 'OriginRefused' && !asked.isAllowed) {
    if (!key) return error('key', noKey);
    if (!fields.includes('x-wbn-key'))
      return error('origin', isNowhere ? noOrigin : otherOrigin(`The key ${key} does not allow`));
    return error('key', `${api} does not know the key ${key}, or it was withdrawn: put the current one into data-key.`);
  }
  if (failed instanceof NoAnswer || name === 'TimeoutError')
    return say('api', `${api} did not answer within ${patience} seconds.`);
  if (name === 'BadAnswer')
    return say('api', `Something between this page and ${api} answers in its place, with the status ${status}.`);
  if (status > 0) return say('api', `${api} answers ${name}: ${message}`);
  if (asked.isAllowed) return say('api', `Other calls reach ${api}: look at what stands between, such as a proxy.`);
  // An opaque answer still shows that the server is up.
  const isThere = await within(() => fetch(`${api}/health/live`, { mode: 'no-cors' })).catch(() => undefined);
  if (!isThere)
    return say('api', `${api} cannot be reached from here: is it up, and is it in the policy's connect-src?`);
  if (!key) return error('key', noKey);
  if (isNowhere) return error('origin', noOrigin);
  return say('origin', otherOrigin(`Neither ${key} nor another key in force allows`));
}
