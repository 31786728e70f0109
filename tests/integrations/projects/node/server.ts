import { createServer } from 'node:http';
import { searchBox } from '@wbn/widgets/search-box/element';
import { renderElement } from '@wbn/widgets/server';
import { card } from './card.ts';

async function page(): Promise<string> {
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
    <script async type="module" src="https://cdn.example/v1/wbn.js" data-key="pk_live_…"></script>
  </head>
  <body>
    ${await renderElement(searchBox, { locale: 'en', content })}
    ${await card('id-of-a-business')}
  </body>
</html>`;
}

createServer(async (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(await page());
}).listen(process.env.PORT);
