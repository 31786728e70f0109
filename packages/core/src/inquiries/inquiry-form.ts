import { canSpeak, sendInquiry } from '@wbn/contract';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';
import type { WbnError } from '../api/errors.ts';
import { createIntent } from '../api/intent.ts';
import { browserPlatform, type KeyValue, type Platform } from '../platform.ts';
import { actingBusiness } from '../reactions/like.ts';
import { draftStorage, type InquiryDraft, noDraft, readDraft, writeDraft } from './drafts.ts';
import { me, myself, type Speaker, speakers } from './speakers.ts';

/** The last of the subjects: the visitor types one. */
export const otherSubject = 'Other';
/** What the subject may be, as it is sent. */
export const inquirySubjects = ['Product information', 'Price quotation', 'Samples', 'Distribution', otherSubject];

export type InquiryField = 'to' | 'from' | 'subject' | 'message';

export interface InquiryFormState {
  readonly draft: InquiryDraft;
  /** `unknown` until the session is decided. A member of the receiver sees its requests and no form. */
  readonly visitor: 'unknown' | 'anonymous' | 'user' | 'member';
  readonly senders: readonly Speaker[];
  /** What was missing when it was to be sent; empty again as soon as something changes. */
  readonly missing: readonly InquiryField[];
  readonly sending: boolean;
}

/** What came of a press on the button. `busy`: the one before is still under way. */
export type InquiryOutcome =
  | { readonly state: 'sent'; readonly requestID: string }
  | { readonly state: 'incomplete' | 'login' | 'busy' }
  | { readonly state: 'failed'; readonly error: WbnError };

export interface InquiryFormOptions {
  /** The receiver; '' when there is none. */
  readonly businessID: string;
  /** The product of the receiver that the inquiry is about. */
  readonly productID?: string | undefined;
  readonly storage?: KeyValue;
  readonly platform?: Pick<Platform, 'random'>;
}

export interface InquiryForm {
  get(): InquiryFormState;
  subscribe(listener: (state: InquiryFormState) => void): () => void;
  /** Finds out who is there and as whom they may write, now and whenever somebody logs in; answers the way to stop. */
  start(): () => void;
  change(part: Partial<InquiryDraft>): void;
  /** Whether nothing is missing; notes what is. */
  check(): boolean;
  /** `login`: nobody is there to send it, and nothing was sent. `locale`: of the error's sentence. */
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
  /** A text about one product is not shown under another. */
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
      // Somebody without a list of businesses can still write as themself.
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
      // Pressed before it is known who is there, it waits for that.
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
        // What was typed meanwhile stays.
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
