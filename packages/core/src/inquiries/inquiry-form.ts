import { canSpeak, inquirySubjects, otherSubject, sendInquiry } from '@wbn/contract';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';
import type { WbnError } from '../api/errors.ts';
import { createIntent } from '../api/intent.ts';
import { keptDrafts } from '../drafts/kept.ts';
import { browserPlatform, type KeyValue, type Platform } from '../platform.ts';
import { actingBusiness } from '../session/acting-business.ts';
import { type InquiryDraft, noDraft, readDraft, writeDraft } from './drafts.ts';
import { me, myself, type Speaker, speakers } from './speakers.ts';

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
  /** The page fills the fields with these until the visitor types. The subject is one of the list or the page's own. */
  readonly subject?: string | undefined;
  readonly message?: string | undefined;
  /** The page has chosen the subject: the visitor cannot change it. */
  readonly hasFixedSubject?: boolean | undefined;
  /** The page's own reference number, sent after the subject. */
  readonly reference?: string | undefined;
  readonly storage?: KeyValue;
  readonly platform?: Pick<Platform, 'random'>;
}

export interface InquiryForm {
  get(): InquiryFormState;
  subscribe(listener: (state: InquiryFormState) => void): () => void;
  /** Loads the visitor's identities, now and after each login; returns a function that stops it. */
  start(): () => void;
  change(part: Partial<InquiryDraft>): void;
  /** Deletes the draft: the fields are as they were at first. */
  reset(): void;
  /** Whether nothing is missing; records missing fields. */
  check(): boolean;
  /** `login`: the visitor is not logged in, and nothing was sent. `locale`: language of the error message. */
  submit(locale?: string): Promise<InquiryOutcome>;
}

const longestSubject = 200;
const subjectOf = ({ option, subject }: InquiryDraft) => (option === otherSubject ? subject.trim() : option);

const draftFor = ({ subject = '', message = '' }: InquiryFormOptions): InquiryDraft => {
  const isListed = inquirySubjects.includes(subject);
  return {
    ...noDraft,
    option: isListed || !subject ? subject : otherSubject,
    subject: isListed ? '' : subject,
    message,
  };
};

function withReference(subject: string, reference = ''): string {
  const behind = reference && ` (${reference.slice(0, longestSubject / 2)})`;
  return subject.slice(0, longestSubject - behind.length) + behind;
}

/**
 * The form of an inquiry to a business. Its draft outlives a reload.
 *
 * @example
 * // POST business/request answers { requestID: 'r-1' }
 * const form = createInquiryForm(client, { businessID: 'b-1' });
 * form.change({ option: 'Samples', message: 'Do you send samples?' });
 * await form.submit(); // { state: 'sent', requestID: 'r-1' }
 */
export function createInquiryForm(client: Client, options: InquiryFormOptions): InquiryForm {
  const { businessID, productID, storage = keptDrafts, platform = browserPlatform } = options;
  /** A draft about one product is not shown for another. */
  const place = productID ? `${businessID}:${productID}` : businessID;
  const atFirst = draftFor(options);
  let hasChosenSender = false;
  /** Whether the sender was chosen, or follows from the visitor's businesses and the one that they act as. */
  let hasSender = false;
  let looked: Promise<void> | undefined;
  const read = () => readDraft(storage, place, atFirst);
  const keptDraft = (): InquiryDraft => {
    const draft = read();
    hasSender = !!draft.from;
    return { ...draft, from: draft.from || me };
  };
  const keep = (draft: InquiryDraft) => writeDraft(storage, place, hasSender ? draft : { ...draft, from: '' });
  const subjectNow = (draft: InquiryDraft) => subjectOf(options.hasFixedSubject ? atFirst : draft);
  const {
    getState: get,
    setState,
    subscribe,
  } = createStore<InquiryFormState>(() => ({
    draft: keptDraft(),
    visitor: 'unknown',
    senders: [myself(client)],
    missing: [],
    sending: false,
  }));
  const intent = createIntent(platform);

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
      const draft = asActor(get().draft, senders);
      hasSender = true;
      setState({ senders, visitor: isMember ? 'member' : 'user', draft });
      // A draft that a logout deleted meanwhile stays deleted.
      if (isWritten(read())) keep(draft);
    } catch (error) {
      // Without the list of businesses they can still write as themself.
      if (!signal.aborted) setState({ senders: [myself(client)], visitor: 'user' });
      client.options.hooks?.onError?.(error);
    }
  };

  const isWritten = (draft: InquiryDraft) => draft.option !== atFirst.option || draft.message !== atFirst.message;

  /** An inquiry is sent as the business that the visitor acted as when they began it, unless they choose another sender. */
  const asActor = (draft: InquiryDraft, senders: readonly Speaker[]): InquiryDraft => {
    const actor = actingBusiness(client);
    const isSettled = hasChosenSender || (hasSender && isWritten(draft));
    return !isSettled && senders.some(({ id }) => id === actor) ? { ...draft, from: actor! } : draft;
  };

  const missingIn = ({ draft, senders }: InquiryFormState): InquiryField[] => {
    const there = {
      to: businessID,
      from: senders.some(({ id }) => id === draft.from),
      subject: subjectNow(draft),
      message: draft.message.trim(),
    };
    return (Object.keys(there) as InquiryField[]).filter((field) => !there[field]);
  };

  const reset = () => {
    writeDraft(storage, place, noDraft);
    setState({ draft: { ...atFirst, from: get().draft.from }, missing: [] });
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
      looked = look(work.signal);
      const stop = client.session?.subscribe((now, before) => {
        const watched = ['status', 'userID', 'profile', 'actor'] as const;
        if (watched.every((name) => now[name] === before[name])) return;
        // A logout and another person's login delete the draft.
        if (now.userID !== before.userID) setState({ draft: keptDraft() });
        work.abort();
        work = new AbortController();
        looked = look(work.signal);
      });
      return () => {
        work.abort();
        stop?.();
      };
    },
    change(part) {
      if (part.from) hasSender = hasChosenSender = true;
      const draft = { ...get().draft, ...part };
      keep(draft);
      setState({ draft, missing: [] });
    },
    reset,
    check,
    async submit(locale) {
      // A click before the session and the visitor's businesses are known waits for them.
      await client.session?.ready();
      await looked;
      const { draft, sending } = get();
      if (sending) return { state: 'busy' };
      if (!check()) return { state: 'incomplete' };
      if (client.session?.get().status !== 'authenticated') return { state: 'login' };
      const body = {
        to: businessID,
        from: draft.from === me ? undefined : draft.from,
        subject: withReference(subjectNow(draft), options.reference),
        message: draft.message,
        productID,
      };
      setState({ sending: true });
      try {
        const { data } = await intent(JSON.stringify(body), (idempotencyKey) =>
          client.call(sendInquiry, { body, idempotencyKey, locale }),
        );
        // Text that was typed meanwhile stays.
        if (get().draft === draft) reset();
        return { state: 'sent', requestID: data.requestID };
      } catch (error) {
        return { state: 'failed', error: error as WbnError };
      } finally {
        setState({ sending: false });
      }
    },
  };
}
