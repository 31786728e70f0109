import { expect, it } from 'vitest';
import { notedApi, otherEdition } from '../other-edition.ts';

it('R-029 a page asks the API for the industry tree once', async () => {
  const api = await notedApi();
  const answer = await fetch(`${await otherEdition('sa', { apiInternal: api.origin })}/industries`);
  expect(await answer.text()).toContain('All Categories');
  expect(api.asked.filter((path) => path === '/catsys/industry/full-tree')).toHaveLength(1);
});
