import { type CallName, calls, type ErrorName } from '@wbn/contract';
import type { Shapes } from '@wbn/contract/shapes';

export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** In which language the answer names things; the page's unless told. */
  readonly locale?: string;
}
export type Answer<Name extends CallName> = Shapes[Name]['answer']['_zod']['output'];

/** Makes a call of the contract and answers its whole envelope; throws CallFailed for whatever is no success. */
export type Caller = <Name extends CallName>(name: Name, input?: CallInput) => Promise<Answer<Name>>;

/** `status` 0: no answer at all. */
class CallFailed extends Error {
  readonly status: number;
  readonly code: ErrorName | 'Network';

  constructor(status: number, code: ErrorName | 'Network', message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** `user/public-profile/:id` with its parameters put in, and the query behind it. */
export function addressOf(name: CallName, { params = {}, query = {}, locale = 'en' }: CallInput): string {
  const path = calls[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, value);
  if (locale !== 'en') search.set('locale', locale);
  return search.size ? `${path}?${search}` : path;
}

const isEmpty = (value: unknown) =>
  value === '' || value === null || value === undefined || Number.isNaN(value) || (Array.isArray(value) && !value[0]);

/** Empty, NaN and null fields never travel (A5). */
const withoutEmpty = (body: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => !isEmpty(value)));

/** Makes a caller of a way to send. A 2xx answer with `success: false` is a failure too (A8). */
export const callerOver =
  (send: (address: string, init: RequestInit) => Promise<Response>, locale?: string): Caller =>
  async (name, input = {}) => {
    const { method } = calls[name];
    const init: RequestInit = { method };
    if (method !== 'GET') {
      init.body = JSON.stringify(withoutEmpty(input.body ?? {}));
      init.headers = { 'content-type': 'application/json' };
    }
    let answer: Response;
    let body: { success?: boolean; name?: ErrorName; message?: string };
    try {
      answer = await send(addressOf(name, { locale, ...input }), init);
      body = await answer.json();
    } catch (error) {
      throw new CallFailed(0, 'Network', String(error));
    }
    if (!answer.ok || body.success !== true) {
      throw new CallFailed(answer.status, body.name ?? 'InternalError', body.message ?? '');
    }
    return body as Answer<typeof name>;
  };
