import { factProblems, type ProductFacts, readFacts, type Unit } from '@wbn/contract';
import type { CategoryGrammar } from './grammars/read.ts';
import type { MadeProduct } from './products.ts';
import { Random, seedOf } from './random.ts';

/** By the unit in which a category states its capacity: the unit of its orders. Others, such as projects, have no price list. */
const unitOf: Readonly<Record<string, Unit>> = {
  ...{ pieces: 'piece', units: 'piece', machines: 'piece', devices: 'piece', robots: 'piece', pumps: 'piece' },
  ...{ motors: 'piece', instruments: 'piece', cabinets: 'piece', pairs: 'pair', packs: 'box', cartons: 'carton' },
  ...{ tons: 'tonne', 'm²': 'squareMetre', metres: 'metre' },
};
const euroCountries = new Set(['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'NL', 'PT']);

/** A maker's yearly income with its whole capacity, in dollars. Divided by the capacity, it gives robots and screws their prices. */
const turnover = 2_000_000;

const days: Readonly<Record<string, number>> = { day: 1, week: 7 };
/** The longest time of a text such as `4 to 6 weeks`. */
function daysOf(leadTime: string): number | undefined {
  const [, first = '', last = first, unit = ''] = /(\d+)(?: to (\d+))? (?:working )?(day|week)/.exec(leadTime) ?? [];
  return unit ? Number(last) * (days[unit] ?? 1) : undefined;
}

/** Two leading digits, so that prices look like a price list and not like a calculation. */
const rounded = (price: number): number => Number(price.toPrecision(2));
const written = (price: number): string => (price < 100 ? price.toFixed(2) : String(Math.round(price)));

/** The minimum order that the data sheet names, such as `1,000 pcs`. */
function orderOf(specs: MadeProduct['specs']): ProductFacts | undefined {
  const spec = specs.find(({ key }) => key === 'Minimum order');
  if (!spec) return undefined;
  const [number = '', ...unit] = spec.value.split(' ');
  const { facts, problems } = readFacts({ minimumOrder: number, unit: unit.join(' ') });
  return problems.length > 0 ? {} : facts;
}

/** The commercial facts of a product of the demo network: two of three goods have a price, services have one on request. */
export function makeProductFacts(grammar: CategoryGrammar, product: MadeProduct, country: string): ProductFacts {
  // A random stream of its own, so that these facts change nothing else of the network.
  const random = new Random(seedOf('offer', product.name, country));
  const leadTimeDays = daysOf(product.leadTime);
  const own = unitOf[grammar.capacity.unit];
  if (grammar.service || !own) return leadTimeDays === undefined ? {} : { leadTimeDays };
  const middle = turnover / Math.sqrt(grammar.capacity.min * grammar.capacity.max) / 4;
  const price = rounded(middle * (0.5 + 1.5 * random.next()));
  const typical = price > 2000 ? [1] : price > 100 ? [1, 2, 5, 10] : [50, 100, 200, 500];
  const order = orderOf(product.specs) ?? { minimumOrder: random.pick(typical), unit: own };
  const minimum = order.minimumOrder ?? 1;
  const facts: ProductFacts = {
    ...order,
    incoterms: random.pick([['EXW'], ['EXW', 'FOB'], ['FOB', 'CIF'], ['FCA', 'CPT', 'DAP']] as const).slice(),
    ...(leadTimeDays === undefined ? {} : { leadTimeDays }),
    ...(random.chance(0.5) ? { sample: price < 500 } : {}),
  };
  if (random.chance(0.35)) return facts;
  const steps = [
    { quantity: minimum * 10, price: written(price * 0.94) },
    { quantity: minimum * 50, price: written(price * 0.87) },
  ];
  const offer: ProductFacts = {
    ...facts,
    unit: order.unit ?? own,
    price: written(price),
    currency: country === 'SA' ? 'SAR' : euroCountries.has(country) ? 'EUR' : 'USD',
    ...(random.chance(0.6) ? { priceSteps: steps } : {}),
    ...(facts.sample ? { samplePrice: random.chance(0.5) ? '0' : written(price) } : {}),
  };
  return factProblems(offer).length === 0 ? offer : facts;
}
