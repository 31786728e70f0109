import { startApi, type TestApi } from '@wbn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillMarket } from './fill-market.ts';
import { isRight, kindOf, type Market, readMarket, subCategoryNames } from './market.ts';
import { judgedQueries } from './queries/index.ts';
import { judge, type Outcome, type Score, scoreOf, tableOf } from './score.ts';

/** Slightly below the current values. The goal: .85 and .85 over all queries, .70 in every class, no results for .02. */
const floors = { precision: 0.93, firstRight: 0.93, nothing: 0.02 };
/** Minimum precision of each class. */
const classFloors: Readonly<Record<keyof typeof judgedQueries, number>> = {
  'plain words': 0.96,
  'company names': 0.96,
  'codes and sizes': 0.85,
  typos: 0.95,
  'plurals and compounds': 0.9,
  synonyms: 0.89,
  questions: 0.95,
  places: 0.94,
  certificates: 0.92,
  'business types': 0.93,
  Spanish: 0.96,
  Italian: 0.96,
  Chinese: 0.96,
  Arabic: 0.94,
  'Arabic in Latin letters': 0.84,
  'spoken and mixed': 0.92,
  'glued sizes': 0.97,
  'goods before properties': 0.92,
  'what is not wanted': 0.97,
  'a second stranger': 0.9,
};

/** Prints each query without a complete result. */
const showsQueries = process.env.WBN_SHOW_QUERIES === '1';

const classes = Object.entries(judgedQueries);
const all = classes.flatMap(([, queries]) => queries);

describe('buyers find what they mean', () => {
  let api: TestApi;
  let market: Market;
  let scores: Record<string, Score>;

  const search = async (kind: 'product' | 'business', textQuery: string) => {
    const { status, json } = await api.ask(`/search/${kind}`, { body: { textQuery, size: 5 } });
    expect(status, textQuery).toBe(200);
    // biome-ignore lint/suspicious/noExplicitAny: answers of two calls
    return json.data.results.map((result: any) =>
      kind === 'product'
        ? { id: result.productID, name: `${result.name} (${result.subCategory?.name})` }
        : { id: result.businessProfile.businessID, name: result.businessProfile.general.companyName },
    );
  };

  beforeAll(async () => {
    api = await startApi();
    await fillMarket(api.db);
    market = await readMarket(api.db);
    const outcomes: Record<string, Outcome[]> = {};
    for (const [name, queries] of classes) {
      outcomes[name] = [];
      for (const query of queries) outcomes[name].push(await judge(query, market, search));
    }
    scores = Object.fromEntries(classes.map(([name]) => [name, scoreOf(outcomes[name]!)]));
    scores.all = scoreOf(Object.values(outcomes).flat());
    process.stdout.write(`${tableOf(scores)}\n`);
    if (showsQueries) process.stdout.write(`${failuresOf(outcomes)}\n`);
  }, 600_000);
  afterAll(() => api?.stop());

  it('asks only for what the network sells', () => {
    const unknown = all
      .flatMap(([, names]) => names.split('|'))
      .filter((name) => name !== '' && !subCategoryNames.has(name));
    expect(unknown).toEqual([]);
    const unanswerable = all.filter(
      (query) => ![...market[kindOf(query)].values()].some((offer) => isRight(query, offer)),
    );
    expect(unanswerable.map(([text]) => text)).toEqual([]);
    expect(new Set(all.map(([text]) => text.toLowerCase())).size).toBe(all.length);
  });

  it('finds the right ones first, over all queries', () => {
    expect(scores.all!.precision).toBeGreaterThanOrEqual(floors.precision);
    expect(scores.all!.firstRight).toBeGreaterThanOrEqual(floors.firstRight);
  });

  it('finds something for nearly every query', () => {
    expect(scores.all!.nothing).toBeLessThanOrEqual(floors.nothing);
  });

  it.each(classes.map(([name]) => name))('finds the right ones of the class: %s', (name) => {
    expect(scores[name]!.precision).toBeGreaterThanOrEqual(classFloors[name as keyof typeof judgedQueries]);
  });
});

const failuresOf = (outcomes: Readonly<Record<string, readonly Outcome[]>>): string =>
  Object.entries(outcomes)
    .flatMap(([name, part]) =>
      part
        .filter(({ precision, isFirstRight }) => precision < 1 || !isFirstRight)
        .map(
          ({ text, precision, exist, first }) =>
            `${name} | ${text} | ${precision.toFixed(2)} of ${exist} | first: ${first}`,
        ),
    )
    .join('\n');
