import { canSpeak, sendInquiry } from '@wbn/contract';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';
import type { WbnError } from '../api/errors.ts';
import { createIntent } from '../api/intent.ts';
import { browserPlatform, type KeyValue, type Platform } from '../platform.ts';
import { actingBusiness } from '../reactions/like.ts';
import { draftStorage, type InquiryDraft, noDraft, readDraft, writeDraft } from './drafts.ts';
import { me, myself, type Speaker, speakers } from './speakers.ts';

/** The last subject: the visitor types one. */
export const otherSubject = 'Other';
/** The subjects as sent. */
export const inquirySubjects = ['Product information', 'Price quotation', 'Samples', 'Distribution', otherSubject];

export type InquiryField = 'to' | 'from' | 'subject' | 'message';

export interface InquiryFormState {
  readonly draft: InquiryDraft;
  /** `unknown` until the session is known. A member of the receiver sees its requests instead of the form. */
  readonly visitor: 'unknown' | 'anonymous' | 'user' | 'member';
  readonly senders: readonly Speaker[];
  /** Fields that were missing at the last attempt; cleared by any change. */
  readonly missing: readonly InquiryField[];
  readonly sending: boolean;
}

/** The result of submitting. `busy`: an earlier submission is still running. */
export type InquiryOutcome =
  | { readonly state: 'sent'; readonly requestID: string }
  | { readonly state: 'incomplete' | 'login' | 'busy' }
  | { readonly state: 'failed'; readonly error: WbnError };

export interface InquiryFormOptions {
  /** The receiver; '' if there is none. */
  readonly businessID: string;
  /** The receiver's product that the inquiry is about. */
  readonly productID?: string | undefined;
  readonly storage?: KeyValue;
  readonly platform?: Pick<Platform, 'random'>;
}

export interface InquiryForm {
  get(): InquiryFormState;
  subscribe(listener: (state: InquiryFormState) => void): () => void;
  /** Loads the visitor's identities, now and after each login; returns a function that stops it. */
  start(): () => void;
  change(part: Partial<InquiryDraft>): void;
  /** Whether nothing is missing; records missing fields. */
  check(): boolean;
  /** `login`: the visitor is not logged in, and nothing was sent. `locale`: language of the error message. */
  submit(locale?: string): Promise<InquiryOutcome>;
}

const subjectOf = ({ option, subject }: InquiryDraft) => (option === otherSubject ? subject.trim() : option);

export function createInquiryForm(client: Client, options: InquiryFormOptions): InquiryForm {
  const {
    businessID,
    productID,
    storage = draftStorage(client.options.embedded),
    platform = browserPlatform,
  } = options;
  /** A draft about one product is not shown for another. */
  const place = productID ? `${businessID}:${productID}` : businessID;
  const {
    getState: get,
    setState,
    subscribe,
  } = createStore<InquiryFormState>(() => ({
    draft: readDraft(storage, place),
    visitor: 'unknown',
    senders: [myself(client)],
    missing: [],
    sending: false,
  }));
  const intent = createIntent(platform);
  let hasChosenSender = false;

  const look = async (signal: AbortSignal) => {
    await client.session?.ready();
    if (signal.aborted) return;
    if (client.session?.get().status !== 'authenticated') {
      setState({ visitor: 'anonymous', senders: [myself(client)] });
      return;
    }
    try {
      const senders = await speakers(client, signal);
      const isMember = senders.some(({ id, session }) => id === businessID && canSpeak(session?.role));
      setState({ senders, visitor: isMember ? 'member' : 'user', draft: asActor(get().draft, senders) });
    } catch (error) {
      // Without the list of businesses they can still write as themself.
      if (!signal.aborted) setState({ senders: [myself(client)], visitor: 'user' });
      client.options.hooks?.onError?.(error);
    }
  };

  /** A form that nobody has touched is sent as the business that the visitor acts as. */
  const asActor = (draft: InquiryDraft, senders: readonly Speaker[]): InquiryDraft => {
    const actor = actingBusiness(client);
    const isTouched = hasChosenSender || draft.option || draft.message;
    return !isTouched && senders.some(({ id }) => id === actor) ? { ...draft, from: actor! } : draft;
  };

  const missingIn = ({ draft, senders }: InquiryFormState): InquiryField[] => {
    const there = {
      to: businessID,
      from: senders.some(({ id }) => id === draft.from),
      subject: subjectOf(draft),
      message: draft.message.trim(),
    };
    return (Object.keys(there) as InquiryField[]).filter((field) => !there[field]);
  };

  const check = () => {
    const missing = missingIn(get());
    setState({ missing });
    return missing.length === 0;
  };

  return {
    get,
    subscribe,
    start() {
      let work = new AbortController();
      look(work.signal);
      const stop = client.session?.subscribe((now, before) => {
        const watched = ['status', 'userID', 'profile', 'actor'] as const;
        if (watched.every((name) => now[name] === before[name])) return;
        work.abort();
        work = new AbortController();
        look(work.signal);
      });
      return () => {
        work.abort();
        stop?.();
      };
    },
    change(part) {
      hasChosenSender ||= part.from !== undefined;
      const draft = { ...get().draft, ...part };
      writeDraft(storage, place, draft);
      setState({ draft, missing: [] });
    },
    check,
    async submit(locale) {
      // A click before the session is known waits for it.
      await client.session?.ready();
      const { draft, sending } = get();
      if (sending) return { state: 'busy' };
      if (!check()) return { state: 'incomplete' };
      if (client.session?.get().status !== 'authenticated') return { state: 'login' };
      const body = {
        to: businessID,
        from: draft.from === me ? undefined : draft.from,
        subject: subjectOf(draft),
        message: draft.message,
        productID,
      };
      setState({ sending: true });
      try {
        const { data } = await intent(JSON.stringify(body), (idempotencyKey) =>
          client.call(sendInquiry, { body, idempotencyKey, locale }),
        );
        // Text that was typed meanwhile stays.
        if (get().draft === draft) {
          const empty = { ...noDraft, from: draft.from };
          writeDraft(storage, place, empty);
          setState({ draft: empty });
        }
        return { state: 'sent', requestID: data.requestID };
      } catch (error) {
        return { state: 'failed', error: error as WbnError };
      } finally {
        setState({ sending: false });
      }
    },
  };
}
