import { describe, expect, it } from 'vitest';
import { resultsUrl } from './query.ts';
import { lastPage, pageNumbers, pagePath, readQuery, toggled } from './results-query.ts';

describe('the address of a results page', () => {
  it('R-003 is read with manufacturers, everywhere, no words and the first page as defaults', () => {
    const first = { business: 'MA', countries: 'global', search: '', page: 1 };
    expect(readQuery('')).toEqual(first);
    expect(readQuery('?business=&countries=&search=')).toEqual(first);
    expect(readQuery('?business=DI&countries=sa&search=a%26b%20%231&page=3')).toEqual({
      business: 'DI',
      countries: 'SA',
      search: 'a&b #1',
      page: 3,
    });
  });

  it('falls back to the defaults for an unknown type, country or page', () => {
    const query = readQuery('?business=XX&countries=nowhere&page=-2&search=%00x');
    expect(query).toEqual({ business: 'MA', countries: 'global', search: 'x', page: 1 });
    expect(readQuery(`?search=${'x'.repeat(400)}`).search).toHaveLength(256);
    // A cut inside an emoji removes all of it: the API refuses half a character.
    expect(readQuery(`?search=${'x'.repeat(255)}😀`).search).toBe('x'.repeat(255));
  });

  it('R-059 holds whatever was typed', () => {
    for (const search of ['a&b #1', '100%', 'شركة', 'a+b', '?', 'é\u0301', '<b>"\'']) {
      const query = { business: 'WS', countries: 'SA', search } as const;
      for (const address of [pagePath(query), resultsUrl(query, 'https://portal.example')])
        expect(readQuery(new URL(address, 'https://portal.example').search)).toEqual({ ...query, page: 1 });
    }
  });

  it('holds the whole state of a search', () => {
    const address =
      '?business=PR&countries=global&search=pump&category=0004.07&country=SA&country=TR&spec=material%3Dsteel&ignore=type%3AMA&exact=1&sort=newest&page=2';
    const query = readQuery(address);
    expect(query.filters).toEqual({ category: ['0004.07'], country: ['SA', 'TR'], spec: ['material=steel'] });
    expect(query).toMatchObject({ sort: 'newest', exact: true, ignore: ['type:MA'], page: 2 });
    expect(readQuery(pagePath(query, 2).replace('/search-result', ''))).toEqual(query);
    const broken = readQuery('?category=<b>&country=%00&spec=nothing&sort=price&exact=yes&ignore=');
    expect(broken).toEqual(readQuery(''));
  });

  it('takes the price form from an address, in one currency', () => {
    const of = (fields: string, business = 'PR') => {
      const { filters, refusedPrice } = readQuery(`?business=${business}&search=pump&${fields}`);
      return { filters, refusedPrice };
    };
    const filters = { currency: ['USD'], price: ['USD 10.5..20'] };
    expect(of('min=10.5&max=20&unit=usd')).toEqual({ filters, refusedPrice: undefined });
    // The form replaces limits and currency that were chosen before.
    expect(of('min=10.5&max=20&unit=USD&currency=EUR&price=EUR+1..2').filters).toEqual(filters);
    expect(of('min=0&max=&unit=USD').filters?.price).toEqual(['USD 0..']);
    expect(of('min=&max=7&unit=USD').filters?.price).toEqual(['USD ..7']);
    for (const nothing of ['min=&max=&unit=USD', 'min=1&max=2', 'min=1&max=2&unit=dollars', 'unit=USD'])
      expect(of(nothing), nothing).toEqual({ filters: undefined, refusedPrice: undefined });
    expect(of('min=1&max=2&unit=USD', 'MA')).toEqual({ filters: undefined, refusedPrice: undefined });
  });

  it('keeps limits that cannot be searched, with the reason, and searches without them', () => {
    const refused = (min: string, max: string) => {
      const query = readQuery(`?${new URLSearchParams({ business: 'PR', search: 'pump', min, max, unit: 'USD' })}`);
      expect(query.filters).toBeUndefined();
      expect(pagePath(query)).toBe('/search-result?business=PR&countries=global&search=pump');
      return query.refusedPrice;
    };
    expect(refused('20', '10')).toEqual({ currency: 'USD', min: '20', max: '10', problem: 'order' });
    for (const odd of ['-1', '1e3', '1,5', 'ten', '1.23456', '12345678901', '.5', '1.'])
      expect(refused(odd, ''), odd).toMatchObject({ min: odd, problem: 'amount' });
  });

  it('is sorted by price where one currency is chosen, and by relevance elsewhere', () => {
    const sorted = (address: string) => readQuery(address).sort;
    expect(sorted('?business=PR&currency=USD&sort=price-asc')).toBe('price-asc');
    const query = readQuery('?business=PR&currency=USD&price=USD+10-20&moq=10&sort=price-desc');
    expect(query.filters).toEqual({ currency: ['USD'], price: ['USD 10-20'], moq: ['10'] });
    expect(readQuery(pagePath(query).replace('/search-result', ''))).toEqual(query);
    for (const address of ['?business=PR&sort=price-asc', '?business=MA&currency=USD&sort=price-asc'])
      expect(sorted(address)).toBeUndefined();
    expect(sorted('?business=PR&currency=USD&currency=EUR&sort=price-asc')).toBeUndefined();
  });

  it('names the page from the second on', () => {
    const query = readQuery('?search=a%26b');
    expect(pagePath(query, 1)).toBe('/search-result?business=MA&countries=global&search=a%26b');
    expect(pagePath(query, 2)).toContain('&page=2');
  });

  it('names no page behind the last one that can be read', () => {
    for (const page of ['2001', '100000', '1e300']) expect(readQuery(`?page=${page}`).page).toBe(2000);
  });
});

it('adds a value of a filter and removes it, from the first page', () => {
  const query = readQuery('?page=3&country=SA');
  const both = toggled(query, 'country', 'TR');
  expect(both).toMatchObject({ page: 1, filters: { country: ['SA', 'TR'] } });
  expect(toggled(toggled(both, 'country', 'SA'), 'country', 'TR').filters).toEqual({});
});

it('R-065 counts pages of five, and shows the numbers around the current one', () => {
  expect([0, 5, 6, 11].map(lastPage)).toEqual([1, 1, 2, 3]);
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(5, 400)).toEqual([1, 0, 4, 5, 6, 0, 400]);
});
