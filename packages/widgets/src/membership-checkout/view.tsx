import { fill, higherTiers, plans, price, type Tier } from '@wbn/contract';
import type { Membership } from '@wbn/contract/shapes';
import { isVerified } from '@wbn/core';
import { type ComponentType, useEffect, useState } from 'react';
import { askLogin } from '../ui/use-session.ts';
import type { CheckoutView, Setup } from './checkout-view.ts';
import type { PaymentProps } from './payment.tsx';

/** Prices come from the server, never from a build. */
const cost = (setup: Setup | undefined, tier: Tier) => setup?.plans.find((plan) => plan.subscription === tier)?.price;

export function MembershipCheckout(view: CheckoutView) {
  const { props, data = {}, status, texts, services: client, emit } = view;
  const [now, setNow] = useState<Membership>();
  const { subscription = 'standard', setup } = { ...data, ...now };
  const { embedded, portal } = client.options;
  const [choice, choose] = useState<Tier>();
  const [Payment, setPayment] = useState<ComponentType<PaymentProps>>();
  const [hasFailed, setFailed] = useState(false);
  const openPayment = () =>
    import('./payment.tsx').then(
      (module) => setPayment(() => module.Payment),
      () => {
        setFailed(true);
        view.offerRetry?.(openPayment);
      },
    );
  const higher = higherTiers(subscription);
  const Option = setup?.publicKey ? 'label' : 'div';
  const login = () => askLogin(view, { businessID: props.businessId });
  const isVisitor = status === 'ready' && !embedded && !setup;
  useEffect(() => {
    if (isVisitor) login();
  }, [isVisitor]);
  useEffect(() => {
    // Only owners on the portal need it.
    if (setup && !embedded) openPayment();
  }, [setup]);
  const isBusy = status === 'loading' || (!!setup && !embedded && !Payment && !hasFailed);
  useEffect(() => {
    if (!isBusy) emit('wbn-settled');
  }, [isBusy]);
  // Show nothing before the data arrive: the plan could be wrong, and options would move.
  if (status === 'loading')
    return <section className="checkout ghost" part="checkout" aria-busy aria-label={texts.plan} />;
  return (
    <section className="checkout" part="checkout" aria-busy={isBusy}>
      <p className="now">
        {texts.plan}
        <b className={`badge ${subscription}`} part="plan">
          {texts.tiers[subscription]}
        </b>
        <span className={isVerified(data) ? 'badge yes' : 'badge'} part="verified">
          {isVerified(data) ? texts.verified : texts.unverified}
        </span>
      </p>
      {higher.length ? (
        <fieldset part="options">
          <legend>{texts.upgrade}</legend>
          {higher.map((tier) => (
            <Option key={tier} part="option" className="option">
              {setup?.publicKey && (
                <input type="radio" name="plan" checked={tier === choice} onChange={() => choose(tier)} />
              )}
              <b>{texts.tiers[tier]}</b>
              {cost(setup, tier) && (
                <strong>
                  US$ {price(cost(setup, tier)!)} / {texts.year}
                </strong>
              )}
              <span>
                {fill(texts.offer, {
                  products: fill(texts.products, { count: plans[tier].products }),
                  boosts: fill(texts.boosts, { count: plans[tier].boosts }),
                })}
              </span>
            </Option>
          ))}
        </fieldset>
      ) : (
        <p part="best">{texts.best}</p>
      )}
      {isVisitor && (
        <button type="button" className="main" part="login" onClick={login}>
          {texts.login}
        </button>
      )}
      {embedded && higher[0] && (
        <a className="main" part="portal" href={`${portal}/business/${props.businessId}/membership`}>
          {texts.portal}
        </a>
      )}
      {Payment && setup && (
        <Payment
          view={view}
          // An owned or lower tier cannot be bought.
          tier={choice && higher.includes(choice) ? choice : undefined}
          amount={choice && cost(setup, choice)}
          choose={choose}
          changed={setNow}
        />
      )}
    </section>
  );
}
