import { type CallName, calls } from '@wbn/contract';
import type { ApiProcess } from './api-process.ts';
import type { ExpensiveRequest } from './expensive-requests.ts';

export interface Answered {
  readonly status: number;
  /** Names of the inputs for which the call refused. */
  readonly fields: readonly string[];
}

/** Sends a request as each person in turn, until one of them may make the call. */
export async function ask(api: ApiProcess, name: CallName, request: ExpensiveRequest): Promise<Answered> {
  const { access, host } = calls[name];
  // A logout with the token of a person would end the session of all later calls.
  const tokens = access === 'credential' ? [undefined] : api.tokens;
  let answered: Answered = { status: 0, fields: [] };
  for (const token of tokens) {
    answered = await send(api.addresses[host] + request.url, request, token);
    if (![401, 403, 404].includes(answered.status)) break;
  }
  return answered;
}

async function send(
  url: string,
  { body, headers: own, method }: ExpensiveRequest,
  token: string | undefined,
): Promise<Answered> {
  const headers = {
    ...own,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await answer.text();
  return { status: answer.status, fields: answer.status === 400 ? (JSON.parse(text).fields ?? []) : [] };
}
