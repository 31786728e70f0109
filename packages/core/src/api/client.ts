import { type Call, fatalSessionError, keyParameter, type PartnerScope, refreshableErrors } from '@wbn/contract';
import { browserPlatform, type Platform } from '../platform.ts';
import type { Session, SessionData } from '../session/types.ts';
import { WbnError } from './errors.ts';
import { type Sending, send } from './send.ts';
import type { AnswerOf, Arguments } from './types.ts';

export interface Hooks {
  /** Called once when a session is lost: the portal reloads the page, a partner page re-mounts its widgets. */
  readonly onReload?: () => void;
  /**
   * Called when an action needs a login; with the scope that a partner's page needs for it. `offerRetry` shows or takes away a notice
   * where the visitor asked, for a login that could not begin.
   */
  readonly onLoginRequired?: (scope?: PartnerScope, offerRetry?: (again?: () => unknown) => void) => unknown;
  /** Called for failures that the visitor does not see. */
  readonly onError?: (error: unknown) => void;
}

export interface Drafts {
  get(resourceID: string): string | undefined;
  /** '' deletes it. */
  set(resourceID: string, text: string): unknown;
}

export interface ClientOptions {
  /** Origins, such as `https://api.example`. */
  readonly api: string;
  readonly accounts: string;
  readonly portal: string;
  /** The publishable key of a partner page. */
  readonly key?: string | undefined;
  /** Default language of calls. */
  readonly locale?: string | undefined;
  /** Whether the page belongs to another site. */
  readonly embedded?: boolean | undefined;
  /** Undefined on a server, which never sees a session. */
  readonly session?: Session | undefined;
  readonly platform?: Platform;
  /** Stores unsent comments by resource; default: in memory. */
  readonly drafts?: Drafts;
  readonly hooks?: Hooks;
  /** Sent with every call, e.g. a server's credential or the visitor's address. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /**
   * Uploads send the auth header only to our own API, because foreign storage must not see a token and S3 refuses the header. Set
   * `sendAuth` if the storage is your own and requires it.
   */
  readonly uploads?: { readonly sendAuth?: boolean | undefined } | undefined;
  /** Timeout of one call in milliseconds, default 10,000. */
  readonly timeout?: number;
  /** For development and tests: throws if an answer breaks the contract (`@wbn/contract/check-answers`). */
  readonly checkAnswers?: (call: Call, answer: unknown) => void;
}

export interface Client {
  readonly options: ClientOptions;
  readonly session: Session | undefined;
  /** Sends a call; returns the envelope (`{success, data}`). Throws WbnError. */
  call<C extends Call>(call: C, ...input: Arguments<C>): Promise<AnswerOf<C>>;
  /** Fetches an answer once per page, for lists that do not change. Failures are not cached. */
  callOnce<C extends Call>(call: C, ...input: Arguments<C>): Promise<AnswerOf<C>>;
}

/**
 * The client of a page or of a server. It sends each call of `@wbn/contract` with its key, language and session.
 *
 * @example
 * // GET social/follow/b-1/summary answers { followersCount: 3 }
 * import { calls } from '@wbn/contract';
 * const client = createClient({ api: 'https://api.example', accounts: 'https://accounts.example', portal: 'https://portal.example' });
 * const { data } = await client.call(calls.followSummary, { params: { id: 'b-1' } });
 * data.followersCount; // 3
 */
export function createClient(options: ClientOptions): Client {
  const { session, hooks, platform = browserPlatform } = options;
  const remembered = new Map<string, Promise<unknown>>();

  const lose = () => {
    const { token, refreshToken } = session!.get();
    if (!token && !refreshToken) return;
    session!.clear();
    hooks?.onReload?.();
  };

  /** Whether to repeat a failed call with the current session. */
  async function mayRepeat(error: unknown, sentBy: SessionData, isRepeat: boolean): Promise<boolean> {
    if (!session || !(error instanceof WbnError) || error.status !== 401) return false;
    const current = session.get().token;
    // Otherwise the session was renewed during the call, and the answer concerns an old token.
    if (!current || current === sentBy.token) {
      if (error.name === fatalSessionError) lose();
      if (isRepeat || !refreshableErrors.includes(error.name)) return false;
      const outcome = await session.refresh();
      if (outcome === 'refused') lose();
      if (outcome !== 'done') return false;
    }
    // Never repeat one person's action with the session of another, who logged in meanwhile in another tab.
    return !isRepeat && session.get().userID === sentBy.userID;
  }

  async function call(call: Call, input: Sending = {}): Promise<unknown> {
    const { host, access } = call;
    const isOurs = host === 'api';
    if (session && (input.personal ?? (isOurs && access !== 'public'))) await session.ready();
    const changes = call.method === 'POST' && call.scope !== 'read';
    const idempotencyKey = input.idempotencyKey ?? (changes ? platform.random() : undefined);
    for (let isRepeat = false; ; isRepeat = true) {
      const sentBy: SessionData = (isOurs && session?.get()) || {};
      const { token } = sentBy;
      const { key } = options;
      // A read without our headers, and with a body of plain text, needs no preflight.
      const isPlain = (call.reads || call.method === 'GET') && !token;
      try {
        const answer = await send(options[host], call, {
          locale: options.locale,
          ...input,
          query: { ...input.query, [keyParameter]: isPlain ? key : '' },
          idempotencyKey,
          timeout: options.timeout,
          headers: {
            ...options.headers,
            ...(isPlain ? { 'content-type': '' } : { 'x-wbn-key': key }),
            ...(token && (await session!.headers(token, call, input, idempotencyKey))),
          },
        });
        options.checkAnswers?.(call, answer);
        return answer;
      } catch (error) {
        if (!isOurs || !(await mayRepeat(error, sentBy, isRepeat))) throw error;
      }
    }
  }

  function callOnce(which: Call, input?: Sending): Promise<unknown> {
    const name = which.path + JSON.stringify([input?.params, input?.locale]);
    let answer = remembered.get(name);
    if (!answer) {
      answer = call(which, input);
      remembered.set(name, answer);
      answer.catch(() => remembered.delete(name));
    }
    return answer;
  }

  return { options, session, call: call as Client['call'], callOnce: callOnce as Client['callOnce'] };
}

/**
 * Whether a visitor is logged in. If not, asks the page to offer a login.
 *
 * @example mayAct(client) // true
 * @example mayAct({ ...client, session: undefined }) // false
 */
export function mayAct({ session, options }: Client): boolean {
  const may = session?.get().status === 'authenticated';
  if (!may) options.hooks?.onLoginRequired?.();
  return may;
}
