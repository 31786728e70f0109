/**
 * Inside a frame (`/embed/…` of the portal): sends the height to the parent page. Login never happens inside a frame, where a page could
 * cover buttons: an action that needs a session opens the portal's page in a new tab.
 */
const sendHeight = () => {
  // A height reveals nothing private, so any page may receive it.
  parent.postMessage({ wbnHeight: document.body.getBoundingClientRect().height }, '*');
};

new ResizeObserver(sendHeight).observe(document.body);
addEventListener('message', ({ data, source }) => {
  if (source !== parent) return;
  if (data?.wbnAsksHeight) sendHeight();
  // The page shows through the frame only while both have the same scheme.
  const scheme = document.querySelector<HTMLMetaElement>('meta[name=color-scheme]');
  if (scheme && /^(light|dark)$/.test(data?.wbnScheme)) scheme.content = data.wbnScheme;
});
document.addEventListener('wbn-login-required', (event) => {
  event.preventDefault();
  const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  if (page) open(page, '_blank', 'noopener');
});
const notice = document.querySelector<HTMLMetaElement>('meta[name=wbn-notice]');
// biome-ignore lint/suspicious/noConsole: for the developer of the page around the frame
if (notice) console.warn(notice.content);
