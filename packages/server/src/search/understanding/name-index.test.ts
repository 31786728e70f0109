import { expect, it } from 'vitest';
import { lexiconWith } from './added-terms.ts';
import { ourLexicon } from './lexicon.ts';
import { nameIndex, prepareNames } from './name-index.ts';
import { suggestPlaces } from './places/suggest-places.ts';

const changed = () => lexiconWith([{ locale: 'en', term: 'zwibbelplate', subCategoryId: '0001.01.01' }]);

it('an index of changed names is built in pieces, between which others have their turn, and is there for the first search', async () => {
  let built = 0;
  const longestOf = nameIndex(function* (names) {
    built += 1;
    for (const _ of names) {
      // As long as a piece may take.
      const until = performance.now() + 6;
      if (names.length === 20) while (performance.now() < until);
      yield;
    }
    return names.length;
  });
  expect([longestOf(ourLexicon), built]).toEqual([ourLexicon.placeNames.length, 1]);
  const lexicon = { ...ourLexicon, placeNames: ourLexicon.placeNames.slice(0, 20) };
  let pauses = 0;
  await prepareNames(lexicon, async () => {
    pauses += 1;
  });
  expect(pauses).toBeGreaterThanOrEqual(20);
  expect([longestOf(lexicon), built]).toEqual([20, 2]);
  await prepareNames(lexicon);
  expect(built).toBe(2);
});

it('an index that was built in pieces answers like one that was built at once', async () => {
  const [prepared, atOnce] = [changed(), changed()];
  await prepareNames(prepared);
  for (const typed of ['zwibb', 'ball val', 'بلاستي', '阀'])
    expect(suggestPlaces(typed, 8, prepared), typed).toEqual(suggestPlaces(typed, 8, atOnce));
  expect(suggestPlaces('zwibb', 8, prepared)).toEqual([{ kind: 'sub', id: '0001.01.01' }]);
});
