import type { Client } from '@wbn/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession, useVisitor } from '../session/session-context.ts';
import { inLocale } from '../settings.ts';
import { useSite } from '../site-context.ts';

export type Personal<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  /** The person has logged out, in this or another tab. */
  | { readonly state: 'ended' }
  | {
      readonly state: 'ready';
      readonly data: Data;
      readonly client: Client;
      /** Number of the load, from 1. */
      readonly round: number;
    };

export interface PersonalOptions<Data> {
  /** Loads the page's data; runs again when `of` or `query` changes. */
  readonly load: (client: Client) => Promise<Data>;
  /** The subject of the page, e.g. a business's id. */
  readonly of?: string;
  /** The part of the subject that the page shows, e.g. the filters of a list. */
  readonly query?: string;
  /** Whether old data of the same subject stay visible while loading. */
  readonly keeps?: boolean;
  /** Where visitors without a session go: to the account site and back, or to the home page. */
  readonly otherwise?: 'login' | 'home';
  /** May redirect after a failure; returns whether it did. */
  readonly onFailure?: (error: unknown, leave: (to: string) => void) => boolean;
}

/** The data of a personal page. The server never sees a session, so the browser loads all of it. */
export function usePersonal<Data>({ of = '', query = '', ...options }: PersonalOptions<Data>) {
  const session = useSession();
  const navigate = useNavigate();
  const { edition, locale } = useSite();
  const [shown, setShown] = useState<Personal<Data>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const [isLoading, setIsLoading] = useState(true);
  const latest = useRef(options);
  latest.current = options;
  const subject = useRef<string>(undefined);
  const { userID } = useVisitor();
  /** The person of this page; '' after a logout. */
  const person = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject, query or try is a reason to ask again
  useEffect(() => {
    if (!session) return;
    let current = true;
    const isAgain = latest.current.keeps && subject.current === of;
    subject.current = of;
    setIsLoading(true);
    setShown((before) => (isAgain && before.state === 'ready' ? before : { state: 'loading' }));
    const leave = (to: string) => navigate(inLocale(to, locale, edition), { replace: true });
    const ask = async () => {
      const client = await session.client();
      await client.session?.ready();
      if (!current) return;
      const { load, otherwise = 'login' } = latest.current;
      if (client.session?.get().status !== 'authenticated') {
        if (person.current !== undefined) setShown({ state: 'ended' });
        else if (otherwise === 'home') leave('/');
        else await session.login();
        return;
      }
      person.current = client.session.get().userID;
      const data = await load(client);
      if (current) setShown({ state: 'ready', data, client, round });
    };
    const fail = (error: unknown) => {
      if (current && !latest.current.onFailure?.(error, leave)) setShown({ state: 'failed', error });
    };
    ask()
      .catch(fail)
      .finally(() => current && setIsLoading(false));
    return () => {
      current = false;
    };
  }, [session, navigate, of, query, round]);

  // They logged out, or another person logged in: hide the previous person's data and never send in their name.
  useEffect(() => {
    const now = userID ?? '';
    if (person.current === undefined || person.current === now) return;
    person.current = now;
    subject.current = undefined;
    setRound((before) => before + 1);
  }, [userID]);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { shown, reload, isLoading };
}
