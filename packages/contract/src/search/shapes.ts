import * as z from 'zod/mini';
import { searchTypes } from '../business-types.ts';
import { businessCard } from '../businesses/shapes.ts';
import type { ErrorName } from '../errors.ts';
import { post } from '../posts/shapes.ts';
import { pageSize, skip, success, text, uuid } from '../primitives.ts';
import { product } from '../products/shapes.ts';
import { reactions } from '../reactions/entity.ts';
import type { Shape } from '../shape.ts';
import { publicProfile } from '../users/shapes.ts';
import { searchTextLimit } from '../writing/search-text.ts';
import { isUpsideDown, maxFreePrices, readFreePrice } from './free-price.ts';
import { type FilterName, type ResultsState, resultsOrders } from './results-path.ts';

const codes = searchTypes.map((type) => type.code);
const businessType = z.enum(codes);
const textQuery = z._default(text(searchTextLimit), '');
/** Two letters; clients drop `global`, and the server ignores it. */
const country = z.optional(z.union([z.literal('global'), z.string().check(z.regex(/^[A-Za-z]{2}$/))]));
const page = { skip, size: pageSize(50, 5) };
const code = z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} .&+-]{0,39}$/u));
const someOf = (item: z.ZodMiniType<string, string>) => z.optional(z.array(item).check(z.maxLength(20)));
/** Values of facets. Several values of one facet widen the search, several facets narrow it. */
const price = z.array(
  code.check(
    z.refine((value) => !isUpsideDown(readFreePrice(value) ?? {}), {
      error: 'has a minimum above its maximum',
      params: { refusal: 'PriceLimitsReversed' satisfies ErrorName },
    }),
  ),
);
const hasFewFreePrices = (values: readonly string[]): boolean =>
  values.filter((value) => readFreePrice(value) !== undefined).length <= maxFreePrices;
const filters = z.optional(
  z.strictObject({
    country: someOf(code),
    state: someOf(code),
    industry: someOf(code),
    category: someOf(code),
    sub: someOf(code),
    type: someOf(code),
    verified: someOf(z.literal('yes')),
    tier: someOf(code),
    certificate: someOf(code),
    /** Of products with a price, ISO 4217. */
    currency: someOf(code),
    /**
     * Ranges as the facet counts them, e.g. `USD 10-20`: from 10 up to below 20 for the smallest quantity. Or free limits, both included:
     * `USD 12.5..20`, `USD 12.5..`, `USD ..20`; at most three of these. Prices in other currencies are not converted.
     */
    price: z.optional(
      price.check(
        z.maxLength(20),
        z.refine(hasFewFreePrices, { error: 'has more than three ranges with free limits' }),
      ),
    ),
    /** Minimum order of at most so many units. */
    moq: someOf(code),
    lead: someOf(code),
    /** Incoterms 2020, e.g. `FOB`. */
    incoterms: someOf(code),
    /** `yes`: the seller sends samples. */
    sample: someOf(code),
    /** Specifications, e.g. `material=stainless steel`. */
    spec: someOf(text(90)),
    // Else a filter would be missing in the addresses of results, or in the calls.
  } satisfies Record<FilterName, z.ZodMiniType>),
);
/** Options of a search besides its words. */
const wishes = {
  filters,
  sort: z.optional(z.literal('newest')),
  /** Whether to count the values that could narrow the results. */
  facets: z.optional(z.boolean()),
  /** Turns spelling repair off (`search instead for`). */
  exact: z.optional(z.boolean()),
  /** Interpretations that the reader turned off, e.g. `country:SA`. */
  ignore: z.optional(z.array(text(80)).check(z.maxLength(20))),
};
/** A search without its page: what can be saved. Products and businesses only. */
export const searchState = z.strictObject({
  textQuery,
  businessType: z.enum(codes.filter((one) => one !== 'UR')),
  country,
  filters,
  exact: wishes.exact,
  ignore: wishes.ignore,
});
export type SearchState = z.infer<typeof searchState>;
const comparesPrices = ({ filters, sort }: Pick<ResultsState, 'filters' | 'sort'>): boolean =>
  !sort?.startsWith('price') || filters?.currency?.length === 1;
const understanding = {
  /** Interpretations of words of the search. */
  interpretations: z.optional(
    z.array(z.strictObject({ kind: z.string(), value: z.string(), text: z.string(), name: z.string() })),
  ),
  /** For each facet the values of all results with their counts. */
  facets: z.optional(
    z.array(
      z.strictObject({
        name: z.string(),
        values: z.array(z.strictObject({ value: z.string(), name: z.string(), count: z.number() })),
      }),
    ),
  ),
};
/** How the words were used, and which parts of the search exclude results. */
const reading = {
  /** The text that was searched instead. */
  corrected: z.optional(z.string()),
  /** Results need not hold every word. */
  relaxed: z.optional(z.literal(true)),
  /** There are no results, and without the filters there are some. */
  filteredOut: z.optional(z.literal(true)),
  /** Words and phrases of the search that nothing holds. */
  missing: z.optional(z.array(z.string())),
};
/** A boost promotes this result: it is shown as advertising. */
const promoted = z.optional(z.literal(true));
/** false if there are more than the 10,000 that are counted exactly. */
const exactness = { total_is_exact: z.boolean(), ...reading, ...understanding };

/** The answers of the searches. */
const found = {
  businesses: z.strictObject({
    results: z.array(z.strictObject({ businessProfile: businessCard, reactions, promoted })),
    total_results: z.number(),
    ...exactness,
  }),
  products: z.strictObject({
    results: z.array(z.extend(product, { promoted })),
    total_results: z.number(),
    ...exactness,
  }),
  users: z.strictObject({
    profiles: z.array(publicProfile),
    totalResults: z.number(),
    totalIsExact: z.boolean(),
    ...reading,
    interpretations: understanding.interpretations,
  }),
  posts: z.strictObject({
    results: z.array(post),
    total_results: z.number(),
    total_is_exact: z.boolean(),
    ...reading,
  }),
};

export const searchShapes = {
  searchBusinesses: {
    body: z.strictObject({ textQuery, businessType: z.optional(businessType), country, ...page, ...wishes }),
    answer: success(found.businesses),
  },
  searchProducts: {
    /** The orders by price need one currency among the filters. */
    body: z.strictObject({ textQuery, ...page, ...wishes, sort: z.optional(z.enum(resultsOrders)) }).check(
      z.refine(comparesPrices, {
        path: ['sort'],
        error: 'by price needs one currency among the filters',
        params: { refusal: 'PricesIncomparable' satisfies ErrorName },
      }),
    ),
    answer: success(found.products),
  },
  searchUsers: {
    body: z.strictObject({
      textQuery,
      skip,
      size: z.optional(pageSize(50, 5)),
      limit: z.optional(pageSize(50, 5)),
      country,
      exact: wishes.exact,
      ignore: wishes.ignore,
    }),
    answer: success(found.users),
  },
  searchPosts: {
    body: z.strictObject({ textQuery, ...page, exact: wishes.exact }),
    answer: success(found.posts),
  },
  searchAll: {
    body: z.strictObject({
      textQuery,
      country,
      /** Results of each kind. */
      size: pageSize(10, 3),
      exact: wishes.exact,
      ignore: wishes.ignore,
    }),
    answer: success(z.strictObject(found)),
  },
  lastRegistered: { answer: success(z.array(businessCard)) },
  countPages: { answer: success(z.strictObject({ businesses: z.number(), products: z.number() })) },
  /** Up to 2,000 pages whose ids begin with `prefix` and follow `after`; fewer mean that there are no more. */
  listPages: {
    query: z.strictObject({
      kind: z.enum(['business', 'product']),
      prefix: z.optional(z.string().check(z.regex(/^[0-9a-f]{0,4}$/))),
      after: z.optional(uuid),
    }),
    answer: success(
      z.array(
        z.strictObject({
          id: z.string(),
          companyName: z.string(),
          /** For a product; null for a business. */
          name: z.nullable(z.string()),
          updatedAt: z.string(),
        }),
      ),
    ),
  },
  suggest: {
    /** An empty prefix asks for popular searches; clients leave empty texts out. */
    body: z.strictObject({
      prefix: z._default(text(64), ''),
      businessType: z.optional(businessType),
      size: pageSize(10, 6),
    }),
    answer: success(
      z.array(
        z.strictObject({
          text: z.string(),
          kind: z.optional(z.enum(['word', 'category', 'place', 'business', 'product', 'user'])),
          /** A path of the portal. */
          link: z.optional(z.string()),
          picture: z.optional(z.string()),
        }),
      ),
    ),
  },
} satisfies Record<string, Shape>;
