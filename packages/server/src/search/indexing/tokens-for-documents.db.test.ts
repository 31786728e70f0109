import { sql } from '@wbn/database';
import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { weightOf } from './tokens-for-documents.ts';

let database: TemporaryDatabase;
beforeAll(async () => {
  database = await startTemporaryDatabase();
}, 60_000);
afterAll(() => database?.stop());

const weights = async (texts: readonly string[]) => {
  const { rows } = await sql<{ weight: number }>`
    select ${weightOf(sql`text`)} as weight from unnest(${texts}::text[]) with ordinality as t(text, n) order by n`.execute(
    database.db,
  );
  return rows.map(({ weight }) => weight);
};

it('no character unfolds to more letters than twice what its text is charged for', async () => {
  const characters: string[] = [];
  for (let code = 1; code < 0x110000; code += 1) {
    const character = String.fromCodePoint(code);
    if (character.normalize('NFKC').length > character.length) characters.push(character);
  }
  const charged = await weights(characters);
  const cheap = characters.filter((character, n) => character.normalize('NFKC').length > 2 * (charged[n] ?? 0));
  expect(cheap).toEqual([]);
  expect(characters).toContain('\ufdfa');
});

it('a plain text is charged by its bytes, and one in between by each part', async () => {
  expect(await weights(['valve', 'ventilación', '\ufdfa valve \ufdfa\ufdfb'])).toEqual([5, 12, 18 + 7 + 18 + 8]);
});
