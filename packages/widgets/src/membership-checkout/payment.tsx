import { fill, lastPaidDay, paidYear, price, readProfile, readReceipt, type Tier, upgradeCost } from '@wbn/contract';
import type { Membership } from '@wbn/contract/shapes';
import { type Checkout, type CheckoutOutcome, createCheckout } from '@wbn/core';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSyncExternalStore } from '../runtime/use-sync-external-store.ts';
import { adoptLate } from '../ui/late-sheet.ts';
import { type CardForm, openCardForm } from './card-form.ts';
import type { CheckoutView } from './checkout-view.ts';
import styles from './payment-styles.css?inline';
import { paymentTexts } from './payment-texts.ts';
import { Receipts } from './receipts.tsx';

export interface PaymentProps {
  readonly view: CheckoutView;
  /** The chosen tier and its price in cents. */
  readonly tier: Tier | undefined;
  readonly amount: number | undefined;
  choose(tier: Tier | undefined): void;
  /** Called with the current membership. */
  changed(membership: Membership): void;
}

const day = (time: Date, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);

const mailOf = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Shown only to an owner on the portal: the order, the card form, the result of a purchase, and the receipts. */
export function Payment({ view, tier, amount, choose, changed }: PaymentProps) {
  const { data, texts, locale, services: client, host, emit } = view;
  const said = { ...paymentTexts, ...texts.payment };
  const setup = data!.setup!;
  const checkout: Checkout = useMemo(() => createCheckout(client, { membership: data as never }), [client, data]);
  const { membership, phase, done } = useSyncExternalStore(checkout.subscribe, checkout.get);
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState('');
  const card = useRef<CardForm>(null);
  const pay = useRef(() => {});
  const isBusy = phase === 'paying' || phase === 'confirming';
  const isOpen = Boolean(tier && setup.publicKey && phase !== 'bank' && phase !== 'late');
  const [isThanked, setThanked] = useState(false);
  useLayoutEffect(() => adoptLate(host?.shadowRoot, styles), [host]);
  useEffect(() => {
    if (!done) return;
    host?.shadowRoot?.querySelector('.toast')?.scrollIntoView({ block: 'center' });
    const timer = setTimeout(setThanked, 8000, true);
    return () => clearTimeout(timer);
  }, [done]);

  useEffect(() => changed(membership), [membership]);
  useEffect(() => {
    // Another tab may have bought while this one was hidden, or the bank may have answered there.
    const look = () => {
      if (document.visibilityState === 'visible') checkout.refresh().then(act);
    };
    const stop = new AbortController();
    document.addEventListener('visibilitychange', look, stop);
    addEventListener('focus', look, stop);
    return () => stop.abort();
  }, [checkout]);

  const act = (outcome: CheckoutOutcome | undefined) => {
    if (outcome?.state === 'leave') location.assign(outcome.url);
    if (outcome?.state === 'unconfirmed') setFault(outcome.message);
    // Shows an alert; the sentence also stays beside the form.
    if (outcome?.state === 'fault') {
      setFault(said.cardError + outcome.message);
      alert(said.cardError + outcome.message);
    }
    if (outcome?.state !== 'paid') return;
    const { businessID, purchase } = checkout.get().membership;
    const detail = { businessID, subscription: purchase?.subscription, purchaseID: purchase?.purchaseID };
    if (emit('wbn-checkout-complete', detail, true)) location.reload();
  };
  useEffect(() => {
    checkout.resume().then(act);
    client.call(readProfile).then(
      (answer) => setEmail((typed) => typed || (answer.data.email ?? '')),
      () => undefined,
    );
  }, [checkout]);
  useEffect(() => {
    if (!host || !isOpen) return;
    const { publicKey, form } = setup;
    const isDark =
      getComputedStyle(host).colorScheme.includes('dark') && matchMedia('(prefers-color-scheme:dark)').matches;
    const onEnter = () => pay.current();
    card.current = openCardForm(host, { publicKey, form, label: said.card, locale, isDark, onEnter });
    return () => card.current?.close();
  }, [host, isOpen, setup.form, locale]);

  pay.current = async () => {
    if (!tier || isBusy) return;
    setFault('');
    if (!mailOf.test(email)) {
      setFault(said.emailMissing);
      host?.shadowRoot?.querySelector<HTMLElement>('[type=email]')?.focus();
      return;
    }
    act(await checkout.pay(tier, email, () => card.current!.enter(), cents));
  };
  const full = amount ?? 0;
  // An API of the release before gives no credit.
  const { credit = 0 } = membership;
  const cents = upgradeCost(full, credit);
  const money = (sum: number) => (
    <bdi>
      {sum < 0 ? '\u2212' : ''}US$ {price(Math.abs(sum))}
    </bdi>
  );
  const { periodStart, periodEnd } = paidYear(new Date());
  const notice = fault || (phase === 'idle' || phase === 'paying' ? '' : said[phase]);
  return (
    <>
      {membership.paidUntil && <p>{fill(said.paidUntil, { day: day(lastPaidDay(membership.paidUntil), locale) })}</p>}
      {!setup.publicKey && <p className="notice">{said.off}</p>}
      {isOpen && (
        <form
          noValidate
          aria-busy={isBusy}
          onSubmit={(event) => {
            event.preventDefault();
            pay.current();
          }}
        >
          <h2>{said.summary}</h2>
          <dl part="summary">
            <div>
              <dt>{texts.tiers[tier!]}</dt>
              <dd>{fill(said.period, { from: day(periodStart, locale), to: day(lastPaidDay(periodEnd), locale) })}</dd>
            </div>
            {credit > 0 && (
              <>
                <div>
                  <dt>{said.price}</dt>
                  <dd>{money(full)}</dd>
                </div>
                <div>
                  <dt>{fill(said.credit, { tier: texts.tiers[membership.subscription] })}</dt>
                  <dd part="credit">{money(cents - full)}</dd>
                </div>
              </>
            )}
            <div className="total">
              <dt>{credit > 0 ? said.now : said.total}</dt>
              <dd>{money(cents)}</dd>
            </div>
            {credit > 0 && (
              <div>
                <dt>{fill(said.later, { day: day(periodEnd, locale) })}</dt>
                <dd part="later">
                  {money(full)} / {texts.year}
                </dd>
              </div>
            )}
          </dl>
          <label className="field">
            {said.email}
            <input
              type="email"
              part="email"
              autoComplete="email"
              dir="ltr"
              value={email}
              aria-invalid={fault === said.emailMissing}
              onInput={(event) => setEmail(event.currentTarget.value)}
            />
          </label>
          <slot name="payment" />
          <small>
            {said.vat} {said.renews}
          </small>
          <button type="submit" className="main" part="pay" disabled={isBusy}>
            {isBusy ? said.paying : fill(said.pay, { price: `US$ ${price(cents)}` })}
          </button>
        </form>
      )}
      <div role={isBusy || phase === 'bank' || phase === 'late' ? 'status' : 'alert'}>
        {notice && (
          <div
            className={phase === 'declined' || phase === 'failed' || fault ? 'notice wrong' : 'notice'}
            part="notice"
          >
            <p>{notice}</p>
            {phase === 'bank' && (
              <>
                <a className="main" part="bank" href={membership.purchase?.confirmation?.url}>
                  {said.toBank}
                </a>
                <button
                  type="button"
                  className="link"
                  part="give-up"
                  onClick={() => {
                    setFault('');
                    checkout.giveUp().then(
                      (outcome) => (outcome ? act(outcome) : choose(undefined)),
                      (error) => setFault(error.name === 'ConfirmationNeeded' ? error.message : said.wrong),
                    );
                  }}
                >
                  {said.giveUp}
                </button>
              </>
            )}
          </div>
        )}
      </div>
      <div role="status" part="toasts">
        {done && !isThanked && <p className="toast">{said.done}</p>}
      </div>
      <Receipts
        receipts={membership.receipts}
        texts={texts}
        said={said}
        time={(text) => day(new Date(text), locale)}
        read={async (receiptID) => {
          const params = { id: membership.businessID, receiptID };
          return (await client.call(readReceipt, { params })).data;
        }}
      />
    </>
  );
}
