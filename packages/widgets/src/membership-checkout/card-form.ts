import type { CardEntry } from '@wbn/core';

export interface CardForm {
  /** Asks the provider for a name of the card. */
  enter(): Promise<CardEntry>;
  close(): void;
}

export interface CardFormOptions {
  /** The provider's page or script, and the key it is opened with. */
  readonly form: string;
  readonly publicKey: string;
  /** The form's name, for who cannot see it. */
  readonly label: string;
  readonly locale: string;
  readonly isDark: boolean;
  /** Enter was pressed in it. */
  readonly onEnter: () => void;
}

/** Milliseconds that the form may think. */
const patience = 20_000;

/**
 * The provider's card fields as a child of the element, outside of any shadow root: the page's script cannot read another origin's frame,
 * and Stripe refuses to stand in a shadow root.
 */
export const openCardForm = (host: HTMLElement, options: CardFormOptions): CardForm =>
  new URL(options.form).host.endsWith('stripe.com') ? stripeForm(host, options) : framedForm(host, options);

/** The sandbox's page in a frame; they speak by messages, each sure of the other's origin. */
function framedForm(host: HTMLElement, { form, label, locale, isDark, onEnter }: CardFormOptions): CardForm {
  const { origin } = new URL(form);
  const frame = document.createElement('iframe');
  frame.slot = 'payment';
  frame.title = label;
  frame.height = '380';
  frame.src = `${form}?${new URLSearchParams({ lang: locale, theme: isDark ? 'dark' : 'light', origin: location.origin })}`;
  let answer: ((entry: CardEntry) => void) | undefined;
  const hear = ({ data, origin: from, source }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin || data?.wbn !== 'card') return;
    if (data.height) frame.height = data.height;
    else if (data.entered) onEnter();
    else answer?.(data);
  };
  addEventListener('message', hear);
  host.append(frame);
  return {
    enter: () =>
      new Promise((done) => {
        answer = done;
        setTimeout(done, patience, {});
        frame.contentWindow?.postMessage({ wbn: 'submit' }, origin);
      }),
    close() {
      removeEventListener('message', hear);
      frame.remove();
    },
  };
}

/** As much of Stripe.js as is used here. */
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

/** Stripe.js must come from Stripe itself. One script for all forms of the page. */
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
