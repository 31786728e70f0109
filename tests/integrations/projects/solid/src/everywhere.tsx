import '@wbn/widgets/business-card';
import '@wbn/widgets/comments';
import '@wbn/widgets/inquiry-form';
import '@wbn/widgets/membership-checkout';
import '@wbn/widgets/message-center';
import '@wbn/widgets/product-page';
import '@wbn/widgets/search-box';
import { configure } from '@wbn/widgets/configure';
import { createSignal, Show } from 'solid-js';
import { Dynamic, render } from 'solid-js/web';

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

const [shown, setShown] = createSignal<Shown>();
window.heardEvents = [];
window.show = setShown;

/** Solid finds the property of a name with hyphens, and writes any other name in small letters. */
const hyphened = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const propsOf = ({ props }: Shown) =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [hyphened(name), value]));
const listenersOf = ({ events }: Shown) =>
  Object.fromEntries(
    events.map((name) => [`on:${name}`, ({ detail }: CustomEvent) => window.heardEvents.push([name, detail])]),
  );

/** Draws whichever element the test asks for. */
render(
  () => (
    <Show when={shown()?.isShown && shown()}>
      {(now) => (
        <Dynamic component={now().tag} {...propsOf(now())} {...listenersOf(now())}>
          Fallback
        </Dynamic>
      )}
    </Show>
  ),
  document.getElementById('app')!,
);
