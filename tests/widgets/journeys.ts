import type { Hands } from '../support/hands.ts';
import { ids } from './fixtures.ts';

/** The listeners of a page with all widgets, and the start of a keyboard walk. */
export const listening = (nonce = ''): string => `<script ${nonce && `nonce="${nonce}"`}>
  window.heard = []; window.wrong = []; addEventListener('pageshow', ({ persisted }) => { window.isRestored = persisted });
  for (const name of ['search', 'reaction', 'comment-created', 'inquiry-sent', 'message-sent', 'checkout-complete'])
    document.addEventListener('wbn-' + name, (event) => { heard.push(event.type); event.preventDefault() });
  document.addEventListener('wbn-error', (event) => wrong.push(event.target.id + ' ' + event.detail.message));
  addEventListener('error', (event) => wrong.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => wrong.push(String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) => wrong.push(event.effectiveDirective + ' ' + event.blockedURI));
</script>`;
export const startOf = (id: string): string => `<button id="before-${id}">Before ${id}</button>`;
export const wrongOf = (hands: Hands): Promise<string[]> => hands.run('return wrong');

const find = (id: string, selector: string) =>
  `document.getElementById(${JSON.stringify(id)}).shadowRoot?.querySelector(${JSON.stringify(selector)})`;
const patience =
  'for (let tries = 0; tries < 200; tries++) { %s; await new Promise((resume) => setTimeout(resume, 50)) }';

/** Waits until an element is visible, or absent. */
export const sees = (hands: Hands, id: string, selector: string, isThere = true): Promise<void> =>
  hands.run(
    `${patience.replace('%s', `if (${isThere} === !!${find(id, selector)}?.getClientRects().length) return`)} throw Error(${JSON.stringify(`${id}: ${selector}`)} + (${isThere} ? ' does not come' : ' stays'))`,
  );
const hears = (hands: Hands, event: string): Promise<void> =>
  hands.run(`${patience.replace('%s', `if (heard.includes('${event}')) return`)} throw Error('${event} is not heard')`);

const type = async (hands: Hands, text: string): Promise<void> => {
  for (const letter of text) await hands.press(letter);
};

/** Presses Tab until the element has the focus. */
async function tabTo(hands: Hands, id: string, selector: string): Promise<void> {
  const at: string[] = [];
  for (let press = 0; press < 40; press++) {
    await hands.press('Tab');
    const where = await hands.run<string>(`let at = document.activeElement;
      if (!at?.closest('#${id}')) return 'out';
      while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return at.matches(${JSON.stringify(selector)}) ? 'there' : at.getAttribute('part') ?? at.localName`);
    if (where === 'there') return;
    at.push(where);
    if (where === 'out') break;
  }
  throw new Error(`The Tab key does not lead to ${selector} of ${id}, but to ${at.join(', ')}.`);
}

/** One task with each widget by keyboard; the element's id is its name. */
const errands: Readonly<Record<string, (hands: Hands, id: string) => Promise<void>>> = {
  async 'search-box'(hands, id) {
    await tabTo(hands, id, '[part=type]');
    await hands.press('ArrowDown');
    await sees(hands, id, '[role=option]');
    await hands.press('End');
    await hands.press('Enter');
    await sees(hands, id, '[part=type][value=GO]');
    await tabTo(hands, id, '[part=input]');
    await type(hands, 'ste');
    await sees(hands, id, '[role=option]');
    await hands.press('Escape');
    await sees(hands, id, '[role=option]', false);
    await hands.press('Enter');
    await hears(hands, 'wbn-search');
  },
  async 'business-card'(hands, id) {
    await tabTo(hands, id, 'a[href]');
  },
  async comments(hands, id) {
    await tabTo(hands, id, '[part=input]');
    await type(hands, 'Two');
    await hands.press('Enter');
    await hears(hands, 'wbn-comment-created');
    await tabTo(hands, id, '[part=like]');
    await hands.press('Enter');
    await sees(hands, id, '[part=like][aria-pressed=true]');
    await tabTo(hands, id, '[part=reply]');
    await hands.press('Enter');
    await sees(hands, id, '.replies [part=input]');
    await type(hands, 'Yes');
    await hands.press('Enter');
    await sees(hands, id, '.replies [part=comment]');
    await sees(hands, id, '.replies [part=input]', false);
    // Keyboard users continue where they were.
    await sees(hands, id, '[part=reply]:focus');
  },
  async 'inquiry-form'(hands, id) {
    await tabTo(hands, id, '[part=subject]');
    await hands.press('ArrowDown');
    await tabTo(hands, id, '[part=message]');
    await type(hands, 'Two?');
    await tabTo(hands, id, '[part=submit]');
    await hands.press('Enter');
    await hears(hands, 'wbn-inquiry-sent');
  },
  async 'message-center'(hands, id) {
    await tabTo(hands, id, '[part=thread]');
    await hands.press('Enter');
    await sees(hands, id, '[part=message]');
    await tabTo(hands, id, '[part=settings]');
    await hands.press('Enter');
    await sees(hands, id, '[part=end]');
    await tabTo(hands, id, '[part=end]');
    await hands.press('Enter');
    await sees(hands, id, '[part=question]');
    await hands.press('Escape');
    await sees(hands, id, '[part=question]', false);
    await tabTo(hands, id, '[part=input]');
    await type(hands, 'Yes');
    await tabTo(hands, id, '[part=send]');
    await hands.press('Enter');
    await hears(hands, 'wbn-message-sent');
  },
  async 'membership-checkout'(hands, id) {
    await sees(hands, id, '[part=receipts]');
    await tabTo(hands, id, '[type=radio]');
    await hands.press(' ');
    await sees(hands, id, '[part=pay]');
    await hands.press('ArrowDown');
    await hands.press('ArrowUp');
    await tabTo(hands, id, '[part=email]');
    // The provider's fields are in a frame in between.
    await tabTo(hands, id, 'iframe');
    await tabTo(hands, id, '[part=pay]');
    await hands.press('Enter');
    await hears(hands, 'wbn-checkout-complete');
  },
  async 'product-page'(hands, id) {
    await tabTo(hands, id, '[part=gallery]');
    await hands.press('ArrowRight');
    await sees(hands, id, '.step:disabled:not(.back)');
    await tabTo(hands, id, '[part=share]');
    await hands.press('Enter');
    await sees(hands, id, '[part=toast]:not(:empty)');
  },
};

export async function runErrand(hands: Hands, id: string): Promise<void> {
  await hands.run(`document.getElementById('before-${id}').focus()`);
  await errands[id]!(hands, id);
}

/** Calls of the tasks, each once. */
export const written: readonly string[] = [
  'POST /social/comments/make-comment',
  'POST /business/request',
  `POST /business/request/${ids.thread}/send-message`,
  'POST /subscription/subscribe',
];
