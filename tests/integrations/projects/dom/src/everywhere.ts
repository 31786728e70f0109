import '@wbn/widgets/business-card';
import '@wbn/widgets/comments';
import '@wbn/widgets/inquiry-form';
import '@wbn/widgets/membership-checkout';
import '@wbn/widgets/message-center';
import '@wbn/widgets/product-page';
import '@wbn/widgets/search-box';
import { configure } from '@wbn/widgets/configure';

configure({ api: 'https://api.example', accounts: 'https://accounts.example', portal: 'https://portal.example' });

interface Shown {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly events: readonly string[];
  readonly isShown: boolean;
}
declare global {
  interface Window {
    show: (shown: Shown) => void;
    heardEvents: [string, unknown][];
  }
}

let element: HTMLElement | undefined;
let listening = new AbortController();
window.heardEvents = [];
window.show = ({ tag, props, events, isShown }) => {
  listening.abort();
  listening = new AbortController();
  if (!isShown) {
    element?.remove();
    element = undefined;
    return;
  }
  element ??= document.createElement(tag);
  if (!element.isConnected) element.textContent = 'Fallback';
  Object.assign(element, props);
  for (const name of events) {
    const hear = (event: Event) => window.heardEvents.push([name, (event as CustomEvent).detail]);
    element.addEventListener(name, hear, { signal: listening.signal });
  }
  if (!element.isConnected) document.body.append(element);
};
