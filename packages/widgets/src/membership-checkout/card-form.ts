import type { CardEntry } from '@wbn/core';

export interface CardForm {
  /** Requests a token for the card from the provider. */
  enter(): Promise<CardEntry>;
  close(): void;
}

export interface CardFormOptions {
  /** The address of the provider's page or script, and its key. */
  readonly form: string;
  readonly publicKey: string;
  /** The form's accessible name. */
  readonly label: string;
  readonly locale: string;
  readonly isDark: boolean;
  /** Called when Enter is pressed in it. */
  readonly onEnter: () => void;
}

/** Timeout of the form in milliseconds. */
const patience = 20_000;

/**
 * The provider's card fields as a child of the element, outside any shadow root: scripts cannot read another origin's frame, and Stripe
 * does not work in a shadow root.
 */
export const openCardForm = (host: HTMLElement, options: CardFormOptions): CardForm =>
  new URL(options.form).host.endsWith('stripe.com') ? stripeForm(host, options) : framedForm(host, options);

/** The sandbox's page in a frame; both check the origin of messages. */
function framedForm(host: HTMLElement, { form, label, locale, isDark, onEnter }: CardFormOptions): CardForm {
  const { origin } = new URL(form);
  const frame = document.createElement('iframe');
  frame.slot = 'payment';
  frame.title = label;
  frame.height = '380';
  frame.src = `${form}?${new URLSearchParams({ lang: locale, theme: isDark ? 'dark' : 'light', origin: location.origin })}`;
  let answer: ((entry: CardEntry) => void) | undefined;
  const listener = ({ data, origin: from, source }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin || data?.wbn !== 'card') return;
    if (data.height) frame.height = data.height;
    else if (data.entered) onEnter();
    else answer?.(data);
  };
  addEventListener('message', listener);
  host.append(frame);
  return {
    enter: () =>
      new Promise((done) => {
        answer = done;
        setTimeout(done, patience, {});
        frame.contentWindow?.postMessage({ wbn: 'submit' }, origin);
      }),
    close() {
      removeEventListener('message', listener);
      frame.remove();
    },
  };
}

/** The part of Stripe.js that we use. */
interface Stripe {
  elements(options: object): { create(kind: 'card', options: object): StripeCard };
  createPaymentMethod(what: { type: 'card'; card: StripeCard }): Promise<{
    paymentMethod?: { id: string };
    error?: { message?: string };
  }>;
}
interface StripeCard {
  mount(place: HTMLElement): void;
  destroy(): void;
}
type StripeMaker = (key: string, options: object) => Stripe;

let coming: Promise<StripeMaker> | undefined;

/** Stripe requires its script to come from its own server. Loaded once per page. */
function loadStripe(address: string): Promise<StripeMaker> {
  coming ??= new Promise((done, fail) => {
    const script = document.createElement('script');
    const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): never } };
    const policy = trustedTypes?.createPolicy('wbn-stripe', { createScriptURL: () => address }) as
      | { createScriptURL(text: string): string }
      | undefined;
    script.src = policy ? policy.createScriptURL(address) : address;
    script.onload = () => done((globalThis as unknown as { Stripe: StripeMaker }).Stripe);
    script.onerror = () => {
      coming = undefined;
      script.remove();
      fail(new Error('Stripe.js does not load.'));
    };
    document.head.append(script);
  });
  return coming;
}

function stripeForm(host: HTMLElement, { form, publicKey, label, locale, isDark }: CardFormOptions): CardForm {
  const place = document.createElement('div');
  place.slot = 'payment';
  place.setAttribute('role', 'group');
  place.ariaLabel = label;
  host.append(place);
  const opened = loadStripe(form).then((make) => {
    const stripe = make(publicKey, { locale });
    const style = { base: { color: isDark ? '#e9eef3' : '#17212b', fontSize: '16px' } };
    const card = stripe.elements({}).create('card', { style });
    card.mount(place);
    return { stripe, card };
  });
  opened.catch(() => undefined);
  return {
    async enter() {
      try {
        const { stripe, card } = await opened;
        const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card });
        return paymentMethod ? { method: paymentMethod.id } : { fault: error?.message ?? '' };
      } catch {
        return {};
      }
    },
    close() {
      opened.then(({ card }) => card.destroy()).catch(() => undefined);
      place.remove();
    },
  };
}
