import { createServer } from 'node:http';
import { businessCard } from '@wbn/widgets/business-card/element';
import { searchBox } from '@wbn/widgets/search-box/element';
import { configure, renderElement } from '@wbn/widgets/server';

configure({ api: 'https://api.example', accounts: 'https://accounts.example', portal: 'https://portal.example' });

async function page(): Promise<string> {
  const card = { 'business-id': 'id-of-a-business', variant: 'result' } as const;
  const content = '<a href="https://portal.example/search-result">Search suppliers</a>';
  return `<!doctype html>
<html lang="en">
  <head>
    <title>Suppliers</title>
    <link rel="icon" href="data:,">
    <script>
      (window.wbn = window.wbn || []).push(['on', 'wbn-search', (event) => {
        event.preventDefault(); // without this line the visitor goes to the results page
        document.body.append('You searched for ' + event.detail.search);
      }]);
    </script>
    <script type="module" src="https://cdn.example/v1/wbn.js" data-key="pk_live_…"></script>
  </head>
  <body>
    ${await renderElement(searchBox, { locale: 'en', content })}
    ${await renderElement(businessCard, { locale: 'en', attributes: card })}
  </body>
</html>`;
}

createServer(async (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(await page());
}).listen(process.env.PORT);
