import { expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';

/** Searches of the results page that find nothing, by why they do. */
const ofOneKind = {
  'a word that nothing holds': [
    'business=MA&search=qzxwvqzxwv',
    'business=PR&search=qzxwvqzxwv',
    'business=UR&search=qzxwvqzxwv',
  ],
  'a word that nothing holds, in a country': [
    'business=MA&countries=SA&search=qzxwvqzxwv',
    'business=PR&countries=IT&search=wqxzjkwqxzjk',
  ],
  'a country without results': [
    'business=MA&countries=VU&search=steel',
    'business=PR&countries=VU&search=pump',
    'business=PR&countries=VU&search=',
    'business=MA&countries=TV&search=',
    'business=UR&countries=VU&search=',
    'business=DI&countries=NR&search=valve',
  ],
  'a filter of the address': [
    'business=PR&search=pump&country=VU',
    'business=PR&search=pump&sub=0001.01.01',
    'business=MA&search=steel&certificate=haccp',
    'business=MA&search=textile&industry=0003',
    'business=PR&search=pump&spec=material%3Dunobtainium',
    'business=PR&search=pump&currency=ISK',
    'business=PR&search=pump&currency=USD&price=USD+0.0001..0.0002',
  ],
  'several filters': [
    'business=MA&countries=VU&search=steel&verified=yes',
    'business=MA&countries=TV&search=pump&tier=platinum&verified=yes',
    'business=PR&search=pump&country=VU&sub=0001.01.01',
    'business=MA&countries=NR&search=&certificate=haccp&industry=0003',
  ],
  'quotation marks': [
    'business=PR&search=%22pump+steel+valve+cable%22',
    'business=MA&search=%22steel+of+valves+pumps%22',
    'business=MA&search=%22qzxwv+pump%22',
    'business=PR&countries=VU&search=%22pump+valve%22',
  ],
  'excluded words': [
    'business=PR&search=pump+-pump',
    'business=PR&search=%22pump%22+-pump',
    'business=MA&search=steel+-steel',
  ],
  'words as they are typed': [
    'business=MA&search=steeel&exact=1',
    'business=PR&search=pumpp&exact=1',
    'business=PR&search=vallve&exact=1&countries=DE',
  ],
  'other letters': ['business=PR&search=鑫鑫鑫鑫', 'business=MA&search=ظظظظظظ', 'business=PR&search=ъъъъъъ'],
} as const;

/** Searches over all kinds. */
const ofAllKinds = [
  'search=qzxwvqzxwv',
  'search=qzxwvqzxwv&countries=SA',
  'search=steel&countries=VU',
  'search=qzxwvqzxwv&kind=business',
  'search=steel&kind=business&countries=VU',
  'search=steeel&exact=1&countries=VU',
  'search=%22pump+steel+valve+cable%22',
  'search=qzxwvqzxwv&kind=post',
];

const searches = [
  ...Object.entries(ofOneKind).flatMap(([cause, queries]) =>
    queries.map((query) => [cause, `/search-result?${query}`] as const),
  ),
  ...ofAllKinds.map((query) => ['all kinds', `/search?${query}`] as const),
];

const html = async (path: string) => (await fetch(new URL(path, addresses().portal))).text();
const emptyPart = (page: string) => /<div class="empty">.*?<\/ul>/s.exec(page)?.[0];

it('has forty empty searches of many causes', () => expect(searches.length).toBeGreaterThanOrEqual(40));

let offered = 0;

it.each(searches)('an empty page offers no other search that is empty: %s, %s', async (_, path) => {
  const empty = emptyPart(await html(path));
  expect(empty, 'the search finds something').toBeDefined();
  const links = [...(empty ?? '').matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'));
  expect(links.at(-1)).toBe('/industries');
  for (const to of links.slice(0, -1)) {
    offered += 1;
    expect(to).not.toBe(path);
    expect(emptyPart(await html(to)), to).toBeUndefined();
  }
});

it('empty pages offer other searches', () => expect(offered).toBeGreaterThan(searches.length / 2));
