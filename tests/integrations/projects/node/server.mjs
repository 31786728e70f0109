import { createServer } from 'node:http';
import { businessCard } from '@wbn/widgets/business-card/element';
import { searchBox } from '@wbn/widgets/search-box/element';
import { configure, renderElement } from '@wbn/widgets/server';

configure({ api: 'https://api.example', accounts: 'https://accounts.example', portal: 'https://portal.example' });

const server = createServer(async (request, response) => {
  if (request.url !== '/') return response.writeHead(404).end();
  const content = '<a href="https://portal.example/search-result">Search suppliers</a>';
  const [search, card] = await Promise.all([
    renderElement(searchBox, { locale: 'en', content }),
    renderElement(businessCard, { attributes: { 'business-id': 'id-of-a-business', variant: 'result' }, locale: 'en' }),
  ]);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><html lang="en"><head><title>Suppliers</title><link rel="icon" href="data:,">
    <script type="module" src="/cdn/v1/wbn.js" data-key="pk_live_…"></script></head>
    <body>${search}<p id="said"></p>${card}</body></html>`);
});
server.listen(process.env.PORT);
