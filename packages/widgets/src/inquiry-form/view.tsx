import {
  type Client,
  createInquiryForm,
  type EmailConfirmation,
  type InquiryField,
  type InquiryForm as InquiryFormMachine,
  type WbnError,
} from '@wbn/core';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { View } from 'shadow-dom-inject';
import { useSyncExternalStore } from '../runtime/use-sync-external-store.ts';
import type { Confirmation } from './confirmation.tsx';
import { Field } from './field.tsx';
import { Product } from './product.tsx';
import type { Receiver } from './receiver.ts';
import { Subject } from './subject.tsx';
import type { InquiryFormTexts } from './texts/en.ts';

interface InquiryFormProps {
  readonly businessId: string;
  readonly subject: string;
  readonly fixedSubject: boolean;
  readonly message: string;
  readonly reference: string;
}

/** The part that only visitors with an unconfirmed address see. */
interface Asking {
  readonly Notice: typeof Confirmation;
  readonly confirmation: EmailConfirmation;
}

const confirmed = { missing: undefined };
const notAsking = { subscribe: () => () => {}, get: () => confirmed };

type Props = View<InquiryFormProps, Receiver, InquiryFormTexts, Client>;

export function InquiryForm({
  props,
  data = {},
  status,
  texts,
  locale,
  services: client,
  host,
  emit,
  offerRetry,
}: Props) {
  const businessID = props.businessId || data.businessID || '';
  const product = data.product?.businessID === businessID ? data.product : undefined;
  const productID = product?.productID;
  const { subject, fixedSubject, message, reference } = props;
  // The server's form, until its fields are read: a visitor may have filled them before the script came.
  const drawn = useRef(host?.shadowRoot);
  const form: InquiryFormMachine = useMemo(() => {
    const options = { businessID, productID, subject, message, hasFixedSubject: fixedSubject, reference };
    const made = createInquiryForm(client, options);
    for (const [part, field, atFirst] of [
      ['subject', 'option', subject],
      ['message', 'message', message],
    ] as const) {
      const value = drawn.current?.querySelector<HTMLTextAreaElement>(`[part=${part}]`)?.value;
      if (value && value !== atFirst) made.change({ [field]: value });
    }
    drawn.current = null;
    return made;
  }, [client, businessID, productID, subject, message, fixedSubject, reference]);
  const isBegun = useRef(false);
  const subjectID = { form: 'inquiry', businessID, productID: productID ?? '' };
  const change: InquiryFormMachine['change'] = (part) => {
    if (!isBegun.current) emit('wbn-form-start', subjectID);
    isBegun.current = true;
    form.change(part);
  };
  const [asking, setAsking] = useState<Asking>();
  const { subscribe, get } = asking?.confirmation ?? notAsking;
  const { missing: unconfirmed } = useSyncExternalStore<{ readonly missing: string | undefined }>(subscribe, get);
  const [isWaiting, wait] = useState(false);
  const [conversation, setConversation] = useState('');
  const { draft, visitor, senders, missing, sending } = useSyncExternalStore(form.subscribe, form.get);
  const [said, say] = useState<readonly [kind: string, text: string]>();
  const { embedded, hooks, portal } = client.options;
  useEffect(form.start, [form]);
  useLayoutEffect(() => {
    host?.shadowRoot?.querySelector<HTMLElement>('.wrong :is(select, input, textarea)')?.focus();
  }, [missing]);
  useEffect(() => {
    const timer = setTimeout(say, 6000);
    return () => clearTimeout(timer);
  }, [said]);
  const login = () =>
    emit('wbn-login-required', { businessID }, true) && hooks?.onLoginRequired?.('inquire', offerRetry);
  useEffect(() => {
    // The form needs a login. On a partner page, wait for the visitor's click.
    if (visitor === 'anonymous' && !embedded) login();
  }, [visitor]);
  useEffect(() => {
    if (visitor !== 'user') return;
    const listening = new AbortController();
    import('./confirmation.tsx').then(
      ({ Confirmation: Notice, emailConfirmationOf }) => {
        if (listening.signal.aborted) return;
        const confirmation = emailConfirmationOf(client);
        setAsking({ Notice, confirmation });
        listening.signal.onabort = confirmation.watch();
      },
      // Without it the server decides, and its answer names the reason.
      () => {},
    );
    return () => listening.abort();
  }, [visitor, client]);
  useEffect(() => {
    // Confirmed in another tab: send the waiting inquiry.
    if (!isWaiting || unconfirmed) return;
    wait(false);
    submit();
  }, [isWaiting, unconfirmed]);
  const fail = (code: string, message: string) => {
    emit('wbn-send-failed', { ...subjectID, code });
    say([`failure ${code}`, message]);
  };
  const submit = async () => {
    if (unconfirmed) {
      wait(form.check());
      if (form.get().missing.length) fail('Incomplete', texts.incomplete);
      return;
    }
    const { state, ...outcome } = await form.submit(locale);
    if (state === 'incomplete') fail('Incomplete', texts.incomplete);
    if (state === 'failed') {
      const { name, message } = (outcome as { error: WbnError }).error;
      // Retrying does not help here: show the server's message.
      fail(name, /^(EmailNotVerified|Gone)$/.test(name) ? message : texts.wrong);
    }
    if (state === 'login') login();
    if (state !== 'sent') return;
    isBegun.current = false;
    say(['success', texts.sent]);
    setConversation(`${portal}/business/${draft.from}/requests/${(outcome as { requestID: string }).requestID}`);
    emit('wbn-inquiry-sent', { businessID, from: draft.from, ...outcome });
  };
  const error = (field: InquiryField) => (missing.includes(field) ? texts.missing[field] : undefined);

  if (visitor === 'member') {
    return (
      <div className="form" part="form">
        <p>{texts.member}</p>
        <a className="main" part="requests" href={`${portal}/business/${businessID}/requests`}>
          {texts.requests}
        </a>
      </div>
    );
  }
  return (
    <form
      className="form"
      part="form"
      aria-busy={status === 'loading'}
      noValidate
      onReset={(event) => {
        event.preventDefault();
        form.reset();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {asking && <asking.Notice confirmation={asking.confirmation} isWaiting={isWaiting} texts={texts} />}
      {product && <Product product={product} texts={texts} />}
      <Field label={texts.to} error={error('to')}>
        <output part="to">
          {/* A translator of pages replaces texts: another receiver needs a new one. */}
          <bdi key={data.businessID}>{data.general?.companyName}</bdi>
        </output>
      </Field>
      <Field label={texts.from} error={error('from')}>
        {/* The browser's own dropdown, which is native on phones. */}
        <select part="from" value={draft.from} onChange={(event) => change({ from: event.currentTarget.value })}>
          {senders.map(({ id, name }) => (
            <option key={id} value={id} dir="auto">
              {name || texts.me}
            </option>
          ))}
        </select>
      </Field>
      {reference && (
        <p part="reference">
          <small>
            {texts.reference} <bdi>{reference}</bdi>
          </small>
        </p>
      )}
      <Field label={texts.subject} error={error('subject')}>
        <Subject
          draft={draft}
          texts={texts}
          fixed={fixedSubject ? subject : ''}
          isMissing={missing.includes('subject')}
          change={change}
        />
      </Field>
      <Field label={texts.message} error={error('message')}>
        <textarea
          part="message"
          rows={6}
          maxLength={512}
          dir="auto"
          required
          aria-invalid={missing.includes('message')}
          value={draft.message}
          onInput={(event) => change({ message: event.currentTarget.value })}
        />
        <small aria-hidden="true">{draft.message.length}/512</small>
      </Field>
      <footer>
        {visitor === 'anonymous' && (
          <p>
            {texts.loginHint}{' '}
            <button type="button" className="link" part="login" onClick={login}>
              {texts.login}
            </button>
          </p>
        )}
        <button type="submit" className="main" part="submit" disabled={sending}>
          {texts.submit}
        </button>
      </footer>
      {conversation && (
        <p role="status">
          <a part="conversation" href={conversation}>
            {texts.open}
          </a>
        </p>
      )}
      <div className="toasts" role="alert" part="toasts">
        {said && <p className={`toast ${said[0]}`}>{said[1]}</p>}
      </div>
    </form>
  );
}
