/**
 * Inside a frame (`/embed/…` of the portal): tells the page around it the height. Nobody logs in inside of a frame, where a page could cover
 * what is clicked: an act that needs a session opens the portal's page in a tab of its own.
 */
const tellHeight = () => {
  // A height tells the page around it nothing that it must not know, so any page may hear it.
  parent.postMessage({ wbnHeight: document.body.getBoundingClientRect().height }, '*');
};

new ResizeObserver(tellHeight).observe(document.body);
addEventListener('message', ({ data, source }) => {
  if (source === parent && data?.wbnAsksHeight) tellHeight();
});
document.addEventListener('wbn-login-required', (event) => {
  event.preventDefault();
  const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  if (page) open(page, '_blank', 'noopener');
});
