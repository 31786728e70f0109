import { type Call, keyParameter, listCountries, suggest } from '@wbn/contract';
import type { WbnError } from '@wbn/core';
import type { Finding } from '../loader/api.ts';
import { pageClient } from '../runtime/core.ts';

export const noKey =
  'The script tag has no data-key: copy it from the snippet that you were given, or ask the operator of the API for one.';

const noOrigin =
  'This page has no origin, so no key can allow it: serve a file by http, or give the sandbox that holds the page allow-same-origin.';

interface Network {
  readonly answer: Finding;
  /** The codes of the countries; undefined if the API did not answer. */
  readonly countries?: readonly string[];
  /** Faults of suggestions, which a search box leaves out in silence. */
  readonly suggestions: readonly Finding[];
}

/** A call of this page, as it is sent. */
interface Asked {
  readonly call: Call;
  readonly body?: object;
}

const suggesting = { call: suggest, body: { prefix: 'a' } };

/** The API's answer to a call of this page, with its key and origin. */
export async function askApi(): Promise<Network> {
  const client = pageClient();
  try {
    const { data } = await client.call(listCountries);
    const answer: Finding = { level: 'ok', about: 'api', text: `${client.options.api} answers this page.` };
    return { answer, countries: data.map(({ code }) => code), suggestions: await askForSuggestions() };
  } catch (failed) {
    return { answer: await explain(failed as WbnError, { call: listCountries }), suggestions: [] };
  }
}

async function askForSuggestions(): Promise<readonly Finding[]> {
  if (!document.querySelector('wbn-search-box:not([suggestions=off])')) return [];
  try {
    await pageClient().call(suggesting.call, { body: suggesting.body });
    return [];
  } catch (failed) {
    const found = await explain(failed as WbnError, suggesting);
    return [{ ...found, text: `The search box gets no suggestions. ${found.text}` }];
  }
}

/** Whether the API answers the same call by the browser's own `fetch`, which no script of the page has changed: that of a new frame. */
async function passesUnchanged({ call, body }: Asked): Promise<boolean> {
  const { api, key } = pageClient().options;
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  try {
    const url = `${api}/${call.path}${key ? `?${keyParameter}=${encodeURIComponent(key)}` : ''}`;
    const init: RequestInit = { method: call.method };
    if (body) init.body = JSON.stringify(body);
    return (await frame.contentWindow!.fetch(url, init)).ok;
  } catch {
    // Also in a sandbox, whose frames no script may use.
    return false;
  } finally {
    frame.remove();
  }
}

/** The reason of a failed call. */
async function explain({ name, message, fields }: WbnError, asked: Asked): Promise<Finding> {
  const { api, key } = pageClient().options;
  const error = (about: string, text: string): Finding => ({ level: 'error', about, text });
  const otherOrigin = (why: string) =>
    error(
      'origin',
      // The browser sends this origin with a call; in a sandbox `location.origin` is another one.
      origin === 'null'
        ? noOrigin
        : `${why} ${origin}: have this origin added to the key, or use the key that was made for this site.`,
    );
  if (name === 'OriginRefused') {
    if (!key) return error('key', noKey);
    if (!fields.includes('x-wbn-key')) return otherOrigin(`The key ${key} does not allow`);
    return error('key', `${api} does not know the key ${key}, or it was withdrawn: put the current one into data-key.`);
  }
  if (name !== 'NetworkError') return error('api', `${api} answers ${name}: ${message}`);
  if (await passesUnchanged(asked))
    return error(
      'fetch',
      `A script of this page changes the widgets' calls, as a fetch of its own that adds headers or credentials does: let it leave calls to ${api} as they are.`,
    );
  // An opaque answer still shows that the server is up.
  const isThere = await fetch(`${api}/health/live`, { mode: 'no-cors' }).catch(() => undefined);
  if (isThere) {
    return key ? otherOrigin(`Neither ${key} nor another key in force allows`) : error('key', noKey);
  }
  return error('api', `${api} cannot be reached from here: is it up, and is it in the policy's connect-src?`);
}
