/**
 * For pages with our frames: `<script src="https://cdn.example/v1/wbn-frame.js" async></script>` gives each frame the height of its
 * content. A frame sends its height by a message; messages of other origins or frames are ignored.
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

addEventListener('message', ({ data, origin, source }: MessageEvent<{ wbnHeight?: unknown } | null>) => {
  const height = data?.wbnHeight;
  if (typeof height !== 'number' || !(height > 0)) return;
  for (const frame of framesIn(document)) {
    if (frame.contentWindow !== source || originOf(frame) !== origin) continue;
    const border = getComputedStyle(frame).boxSizing === 'border-box' ? frame.offsetHeight - frame.clientHeight : 0;
    frame.style.height = `${Math.min(Math.ceil(height), highest) + border}px`;
  }
});

// Frames that loaded before this script have sent their height already: ask again.
for (const frame of framesIn(document)) frame.contentWindow?.postMessage({ wbnAsksHeight: true }, '*');
