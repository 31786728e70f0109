import { type Call, fatalSessionError, refreshableErrors } from '@wbn/contract';
import { browserPlatform, type Platform } from '../platform.ts';
import type { Session, SessionData } from '../session/types.ts';
import { WbnError } from './errors.ts';
import { type Sending, send } from './send.ts';
import type { AnswerOf, Arguments } from './types.ts';

export interface Hooks {
  /** A session was lost: the portal reloads the page, a partner's page re-mounts its widgets. Once for each loss. */
  readonly onReload?: () => void;
  /** A visitor without a session did something that needs one. */
  readonly onLoginRequired?: () => void;
  /** Something failed that the visitor is not told of. */
  readonly onError?: (error: unknown) => void;
}

export interface Drafts {
  get(resourceID: string): string | undefined;
  /** '' for none. */
  set(resourceID: string, text: string): unknown;
}

export interface ClientOptions {
  /** Origins, such as `https://api.example`. */
  readonly api: string;
  readonly accounts: string;
  readonly portal: string;
  /** The publishable key of a partner's page. */
  readonly key?: string | undefined;
  /** Of every call that names none itself. */
  readonly locale?: string | undefined;
  /** On a page that is not ours. */
  readonly embedded?: boolean | undefined;
  /** None on a server: it never sees a session. */
  readonly session?: Session | undefined;
  readonly platform?: Platform;
  /** Where comments that were typed and not posted are kept, by resource; in memory unless told. */
  readonly drafts?: Drafts;
  readonly hooks?: Hooks;
  /** Sent with every call: a server's own credential, the visitor's address. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /**
   * Files are posted with the auth header to our own API only, for a stranger's storage must not learn a token, and S3 refuses the header.
   * `sendAuth` says that the storage elsewhere is yours and asks for it.
   */
  readonly uploads?: { readonly sendAuth?: boolean | undefined } | undefined;
  /** Milliseconds for one call, 10,000 unless told. */
  readonly timeout?: number;
  /** In development and tests: throws when an answer breaks the contract (`@wbn/contract/check-answers`). */
  readonly checkAnswers?: (call: Call, answer: unknown) => void;
}

export interface Client {
  readonly options: ClientOptions;
  readonly session: Session | undefined;
  /** Asks, and answers the envelope (`{success, data}`). Throws WbnError. */
  call<C extends Call>(call: C, ...input: Arguments<C>): Promise<AnswerOf<C>>;
  /** The same answer for everybody on the page, fetched once: for lists that do not change. A failure is forgotten. */
  callOnce<C extends Call>(call: C, ...input: Arguments<C>): Promise<AnswerOf<C>>;
}

export function createClient(options: ClientOptions): Client {
  const { session, hooks, platform = browserPlatform } = options;
  const remembered = new Map<string, Promise<unknown>>();

  const lose = () => {
    const { token, refreshToken } = session!.get();
    if (!token && !refreshToken) return;
    session!.clear();
    hooks?.onReload?.();
  };

  /** After a failure: is the call to be sent once more? */
  async function mayRepeat(error: unknown, sentBy: SessionData, isRepeat: boolean): Promise<boolean> {
    if (!session || !(error instanceof WbnError) || error.status !== 401) return false;
    const current = session.get().token;
    // Else the session was renewed while the call was under way: the answer is about a token that is no more.
    if (!current || current === sentBy.token) {
      if (error.name === fatalSessionError) lose();
      if (isRepeat || !refreshableErrors.includes(error.name)) return false;
      const outcome = await session.refresh();
      if (outcome === 'refused') lose();
      if (outcome !== 'done') return false;
    }
    // What one person did is never done in the name of another, who logged in meanwhile in another tab.
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
      try {
        const answer = await send(options[host], call, {
          locale: options.locale,
          ...input,
          idempotencyKey,
          timeout: options.timeout,
          headers: { ...options.headers, 'x-wbn-key': options.key, authorization: token && `Bearer ${token}` },
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

/** Is somebody logged in? If not, the page is asked to offer a login, and nothing is sent. */
export function mayAct({ session, options }: Client): boolean {
  const may = session?.get().status === 'authenticated';
  if (!may) options.hooks?.onLoginRequired?.();
  return may;
}
