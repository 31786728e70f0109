/** Puts a business of this network into the cards and forms. */
const api = document.documentElement.dataset.api;
const { key } = document.querySelector('script[data-key]').dataset;
const answer = await fetch(`${api}/search/product`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-wbn-key': key },
  body: JSON.stringify({ textQuery: '', size: 1 }),
});
const [{ businessID }] = (await answer.json()).data.results;
for (const template of document.querySelectorAll('template')) {
  const widget = template.content.firstElementChild;
  widget.setAttribute('business-id', businessID);
  template.replaceWith(widget);
}
