/**
 * The script tag for pages whose content system removes `type="module"` or custom elements: `<script
 * src="https://cdn.example/v1/wbn-classic.js" data-key="pk_…"></script>`. It starts the loader and replaces placeholders with elements.
 */
import { watchPlaceholders } from './placeholders.ts';

/** `currentScript` is missing if the content system has made this file a module. */
const script = (document.currentScript ??
  document.querySelector('script[src*="/wbn-classic.js"]')) as HTMLScriptElement | null;

/** Starts the loader beside this file. */
function startLoader({ src, dataset, nonce }: HTMLScriptElement): void {
  const address = new URL(`wbn.js${new URL(src).search}`, src);
  if (nonce) {
    // The loader needs the nonce for its chunks and reads it from its tag.
    const loader = document.createElement('script');
    Object.assign(loader.dataset, dataset);
    document.head.append(Object.assign(loader, { type: 'module', nonce, src: address.href }));
    return;
  }
  // Trusted Types would refuse the address of a new tag, but not of an import: pass the settings in the address.
  for (const [name, value] of Object.entries(dataset)) address.searchParams.set(name, value ?? '');
  // biome-ignore lint/suspicious/noConsole: for people, and on pages that are not ours
  import(address.href).catch(console.warn);
}

if (script) startLoader(script);
watchPlaceholders();
