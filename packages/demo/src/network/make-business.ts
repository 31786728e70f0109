import { businessTypes, type Category, citiesOf, countries, type Industry, industries } from '@wbn/content';
import { pictureKey } from '../pictures/keys.ts';
import { makeAdvice, sellsAdvice } from './advice.ts';
import { businessFacts } from './business-facts.ts';
import { companyName } from './company-name.ts';
import { generalDescription, shortDescription } from './descriptions.ts';
import { grammarOf } from './grammars/index.ts';
import type { CategoryGrammar } from './grammars/read.ts';
import { ascii } from './people.ts';
import { makeProductFacts } from './product-facts.ts';
import { makeProduct } from './products.ts';
import { Random, seedOf } from './random.ts';
import type { BusinessRow, ProductRow } from './rows.ts';
import { cultureOf } from './words/cultures.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Countries of the demo businesses: Saudi Arabia most often (the default edition), then trade nations, others rarely. */
const homes: readonly (readonly [code: string, weight: number])[] = countries
  .filter((country) => citiesOf(country.code).length > 0)
  .map((country) => [country.code, weightOf(country.code)] as const);

function weightOf(code: string): number {
  const heavy: Record<string, number> = {
    CN: 70,
    IN: 55,
    DE: 50,
    TR: 50,
    US: 50,
    IT: 42,
    AE: 42,
    GB: 30,
    FR: 28,
    ES: 28,
    EG: 26,
    MX: 24,
    BR: 22,
    JP: 20,
    KR: 20,
    PL: 18,
    NL: 18,
    JO: 14,
    KW: 12,
    CL: 12,
    PE: 12,
    MA: 12,
    ID: 14,
    VN: 14,
    TH: 12,
    MY: 12,
    PK: 12,
    CA: 14,
    AU: 10,
  };
  return code === 'SA' ? 0 : (heavy[code] ?? 5);
}

const types: readonly (readonly [code: string, weight: number])[] = [
  ['MA', 34],
  ['DI', 15],
  ['WS', 10],
  ['IM', 8],
  ['EX', 11],
  ['RE', 8],
  ['IN', 4],
  ['CO', 7],
  ['GO', 3],
];

/** Every industry and type appears among the first 135 businesses; later ones are random. */
function industryTypeAndCountry(random: Random, index: number): { industry: Industry; type: string; country: string } {
  const industry = industries[index % industries.length]!;
  const type =
    index < industries.length * businessTypes.length
      ? businessTypes[Math.floor(index / industries.length)]!.code
      : random.weighted(types);
  // Three of twenty are Saudi: 300 of 2,000.
  const country =
    index % 20 < 3
      ? 'SA'
      : index < 240
        ? homes.filter(([code]) => code !== 'SA')[index % (homes.length - 1)]![0]
        : random.weighted(homes);
  return { industry, type, country };
}

const tierWeights = [
  ['standard', 70],
  ['gold', 18],
  ['premium', 8],
  ['platinum', 4],
] as const;

/** The `index`-th business of the network with its products; deterministic. */
export function makeBusiness(
  index: number,
  now: Date,
  taken: Set<string>,
): { business: BusinessRow; products: ProductRow[] } {
  const random = new Random(seedOf('business', index));
  const { industry, type, country } = industryTypeAndCountry(random, index);
  const categories = rangeOf(random, industry, type);
  const grammar = grammarOf(categories[0]!.id);
  const culture = cultureOf(country);
  const city = random.pick(citiesOf(country));
  const id = random.uuid();
  let name = companyName(random, culture, grammar, type, country, city.name);
  for (let tries = 0; taken.has(name) && tries < 30; tries++)
    name = companyName(random, culture, grammar, type, country, city.name);
  if (taken.has(name)) name = `${name.replace(/ (\S+)$/, ` ${city.name} $1`)}`;
  taken.add(name);

  const wares = categories.flatMap((category) =>
    random.some(category.subCategories, 4).map((sub) => ({ category, sub })),
  );
  const countryName = countries.find((each) => each.code === country)!.countryName;
  const facts = businessFacts(random, {
    grammar,
    type,
    country,
    city,
    culture,
    domain: `${ascii(name)}.example`.slice(-60),
  });
  const subject = {
    companyName: name,
    type,
    city: city.name,
    country: countryName,
    year: facts.yearEstablished,
    employees: facts.totalEmployeesMin,
    subCategories: wares.slice(0, random.int(4, 5)).map(({ sub }) => sub.name),
    markets: facts.tradeCapabilities.markets ?? [],
    grammar,
  };
  const createdAt = new Date(now.getTime() - random.int(1, 700) * day - random.int(0, 23) * hour);
  const picture = random.int(1, 0xffffffff).toString(36);
  const business: BusinessRow = {
    ...facts,
    id,
    companyName: name,
    shortDescription: shortDescription(random, subject),
    generalDescription: generalDescription(random, subject),
    businessTypeCode: type,
    industryId: industry.id,
    categories: categories.map((category) => category.id),
    countryCode: country,
    stateId: city.stateID ?? null,
    city: city.name,
    profilePhotoKey: `made/logo/${picture}-${initialsOf(name)}-${industry.id}.webp`,
    coverPhotoKey: `made/cover/${picture}-${industry.id}.webp`,
    subscription: type === 'GO' ? 'standard' : random.weighted(tierWeights),
    verified: random.chance(0.45),
    createdAt,
  };
  const count = ['IN', 'GO'].includes(type) ? random.int(0, 2) : random.int(2, 7);
  const products = Array.from({ length: count }, (_, position) => {
    const { category, sub } = wares[position % wares.length]!;
    return productRow(random, business, grammarOf(category.id), category, sub, position, now);
  });
  return { business, products };
}

/** The main category and one or two related ones, which makers have less often than traders. */
function rangeOf(random: Random, industry: Industry, type: string): readonly Category[] {
  const main = random.pick(industry.categories);
  const { near } = grammarOf(main.id);
  const beside = industry.categories.filter(({ name }) => near.includes(name));
  const count = ['MA', 'CO'].includes(type) ? random.int(0, 1) : random.int(0, 2);
  return [main, ...random.some(beside, count)];
}

function productRow(
  random: Random,
  business: BusinessRow,
  grammar: CategoryGrammar,
  category: Category,
  sub: Category['subCategories'][number],
  position: number,
  now: Date,
): ProductRow {
  const { businessTypeCode: type } = business;
  const city = business.city ?? '';
  const advises = sellsAdvice(type, grammar);
  const made = advises
    ? makeAdvice(random, type, grammar, sub.name, city)
    : makeProduct(random, grammar, category.name, sub, city);
  const seed = random.int(1, 0xffffffff);
  const { motif, ...said } = made;
  const picture = (view: number) =>
    pictureKey({ kind: 'product', seed, view, industryID: business.industryId, category: category.order - 1, motif });
  const main = picture(seed);
  return {
    ...said,
    offer: advises ? {} : makeProductFacts(grammar, made, business.countryCode),
    id: random.uuid(),
    businessId: business.id,
    industryId: business.industryId,
    categoryId: category.id,
    subCategoryId: sub.id,
    mainImageKey: main,
    images: [main, ...Array.from({ length: random.int(0, 3) }, () => picture(random.int(1, 0xffffffff)))].map(
      (key) => ({ key }),
    ),
    createdAt: new Date(Math.min(now.getTime() - hour, business.createdAt.getTime() + position * 3 * day + hour)),
  };
}

/** One to three capital letters for a logo. */
function initialsOf(name: string): string {
  const letters = ascii(name)
    .split('-')
    .filter((word) => !/^(?:al|de|the|of|and|co|ltd|llc|gmbh|pt|van)$/.test(word));
  return (
    letters
      .map((word) => word.charAt(0))
      .join('')
      .replace(/[^a-z]/g, '')
      .slice(0, 2) || 'w'
  ).toUpperCase();
}
