/**
 * For pages with our frames: `<script src="https://cdn.example/v1/wbn-frame.js" async></script>` gives each frame the height of its
 * content and the scheme of the page. A frame sends its height by a message; messages of other origins or frames are ignored.
 */
const highest = 10_000;

const originOf = ({ src, sandbox }: HTMLIFrameElement): string =>
  // A sandboxed frame has no origin of its own.
  sandbox.length > 0 && !sandbox.contains('allow-same-origin') ? 'null' : new URL(src, document.baseURI).origin;

/** Our frames in a document or shadow root, and in all open shadow roots within. */
function framesIn(root: ParentNode): HTMLIFrameElement[] {
  const found = [...root.querySelectorAll<HTMLIFrameElement>('iframe[src*="/embed/"]')];
  // A form may have a field of that name.
  for (const { shadowRoot } of root.querySelectorAll('*'))
    if (shadowRoot instanceof ShadowRoot) found.push(...framesIn(shadowRoot));
  return found;
}

/** The scheme in which the page draws the frame's element. A page declares it in CSS or in a meta element. */
function schemeOf(frame: HTMLIFrameElement): 'light' | 'dark' {
  const { colorScheme } = getComputedStyle(frame);
  const meta = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]');
  const declared = colorScheme === 'normal' ? (meta?.content ?? '') : colorScheme;
  const isDark = /dark/.test(declared) && (!/light/.test(declared) || prefersDark.matches);
  return isDark ? 'dark' : 'light';
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const tellScheme = (frame: HTMLIFrameElement) => frame.contentWindow?.postMessage({ wbnScheme: schemeOf(frame) }, '*');
const tellSchemes = () => framesIn(document).forEach(tellScheme);

addEventListener('message', ({ data, origin, source }: MessageEvent<{ wbnHeight?: unknown } | null>) => {
  const height = data?.wbnHeight;
  if (typeof height !== 'number' || !(height > 0)) return;
  for (const frame of framesIn(document)) {
    if (frame.contentWindow !== source || originOf(frame) !== origin) continue;
    const border = getComputedStyle(frame).boxSizing === 'border-box' ? frame.offsetHeight - frame.clientHeight : 0;
    frame.style.height = `${Math.min(Math.ceil(height), highest) + border}px`;
    tellScheme(frame);
  }
});

// Frames that loaded before this script have sent their height already: ask again.
for (const frame of framesIn(document)) frame.contentWindow?.postMessage({ wbnAsksHeight: true }, '*');

// Pages switch their scheme by an attribute of html or body. The body may come after this script.
const attributes = { attributes: true };
const switches = new MutationObserver(() => {
  if (document.body) switches.observe(document.body, attributes);
  tellSchemes();
});
switches.observe(document.documentElement, { ...attributes, childList: true });
if (document.body) switches.observe(document.body, attributes);
prefersDark.addEventListener('change', tellSchemes);
