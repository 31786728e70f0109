import type { Scene } from '@wbn/server/testing';
import { type ExpensiveText, expensiveTexts } from './expensive-texts.ts';
import type { PageRequest } from './worst-of-page.ts';

/** Bytes of an address. */
const limit = 1024;

/** Pages that read texts of their address; `TEXT` stands for the text. */
const withText = [
  '/search-result?business=PR&countries=global&search=TEXT',
  '/search-result?business=MA&countries=SA&search=TEXT&page=100&sort=newest',
  '/search-result?business=EX&search=TEXT&ignore=TEXT',
  '/search-result?business=PR&search=pump&category=TEXT&brand=TEXT&material=TEXT',
  '/search?search=TEXT',
  '/search?kind=post&search=TEXT&page=100',
  '/embed/search-box?search=TEXT',
  '/TEXT',
  '/profile?lang=TEXT',
];

/** Pages of one thing, drawn in full. */
const ofScene = ({ business, other, person, post, product, seller }: Scene, ids: readonly string[]) => [
  '/',
  `/business/${business}`,
  `/business/${other}`,
  `/business-product/${product}`,
  `/business/${business}/send-request?product=${product}`,
  `/profile/${seller}`,
  `/profile/${person}`,
  `/timeline/${business}?post=${post}`,
  `/timeline/${seller}`,
  `/compare?ids=${ids.slice(-26).join()}`,
  `/compare?ids=${ids.slice(0, 26).join()}`,
  '/industries',
  '/about-us',
  '/sitemap.xml',
  `/oembed?url=${encodeURIComponent(`http://localhost:8080/business/${business}`)}`,
  `/embed/business-card?business-id=${business}`,
  `/embed/product-page?product-id=${product}`,
  `/snippet/business-card?business-id=${business}`,
];

function fitting(page: string, { write }: ExpensiveText): string {
  for (let room = limit; ; room = Math.floor(room * 0.8)) {
    const address = page.replaceAll('TEXT', encodeURIComponent(write(room)));
    if (address.length <= limit || room < 8) return address;
  }
}

/** The pages that the portal draws, with the most expensive texts and lists of ids that 1 kB has room for. */
export function portalRequests(portal: string, scene: Scene, ids: readonly string[]): PageRequest[] {
  const request = (page: string, input: string, addressOf: () => string): PageRequest => ({
    page: `page ${page}`,
    input,
    prepare: async () => {
      const address = portal + addressOf();
      return async () => {
        const answer = await fetch(address, { redirect: 'manual', headers: { 'accept-language': 'en' } });
        await answer.arrayBuffer();
        return answer.status;
      };
    },
  });
  const filled = withText.flatMap((page) =>
    expensiveTexts.map((text) => request(page, text.name, () => fitting(page, text))),
  );
  const things = ofScene(scene, ids).map((address) =>
    request(address.split('?', 1)[0]!.replaceAll(/[0-9a-f]{8}-[\w-]{27}/g, 'ID'), 'itself', () => address),
  );
  return [...things, ...filled];
}
