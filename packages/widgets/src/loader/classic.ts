/**
 * The script tag for pages whose content system removes `type="module"` or custom elements: `<script
 * src="https://cdn.example/v1/wbn-classic.js" data-key="pk_…"></script>`. It starts the loader and replaces placeholders with elements.
 */
import { watchPlaceholders } from './placeholders.ts';

const { currentScript } = document;
/**
 * `currentScript` is missing if the content system has made this file a module. An `<img name="currentScript" src="…">` of a visitor's text
 * stands in its place: the loader would come from the image's address.
 */
const script =
  currentScript instanceof HTMLScriptElement
    ? currentScript
    : document.querySelector<HTMLScriptElement>('script[src*="/wbn-classic.js"]');

/** Starts the loader beside this file. */
function startLoader({ src, dataset, nonce }: HTMLScriptElement): void {
  const address = new URL(`wbn.js${new URL(src).search}`, src);
  // A browser cannot copy a dataset whole if a page's script has given every object a `get`.
  const names = Object.keys(dataset);
  if (nonce) {
    // The loader needs the nonce for its chunks and looks for its own tag. This one never runs: Trusted Types would refuse an address that is
    // an attribute, and an import has the nonce of this script.
    const tag = document.createElement('script');
    for (const name of names) tag.dataset[name] = dataset[name];
    document.head.append(Object.assign(tag, { type: 'wbn', nonce }));
    Object.defineProperty(tag, 'src', { value: address.href });
  } else {
    // Without a tag the settings stand in the address.
    for (const name of names) address.searchParams.set(name, dataset[name] ?? '');
  }
  // biome-ignore lint/suspicious/noConsole: for people, and on pages that are not ours
  import(address.href).catch(console.warn);
}

if (script?.src) startLoader(script);
else {
  // biome-ignore lint/suspicious/noConsole: for people, and on pages that are not ours
  console.warn('wbn-classic.js does not find its own tag. Write <script src="https://cdn.example/v1/wbn-classic.js">.');
}
watchPlaceholders();
