import { normalEmail } from '@wbn/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldEmail } from './fold-email.ts';
import { startTemporaryDatabase, type TemporaryDatabase } from './testing/index.ts';

let temporary: TemporaryDatabase;
beforeAll(async () => {
  temporary = await startTemporaryDatabase();
}, 30_000);
afterAll(() => temporary?.stop());

it('an address is folded as the database folds it, wherever a letter stands in a word', async () => {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => String.fromCodePoint(from + index)).filter((one) =>
      /\p{L}/u.test(one),
    );
  // Latin, Greek, Cyrillic, Armenian, extended Latin and Greek: the scripts with upper and lower case.
  const letters = [...range(0x41, 0x590), ...range(0x1e00, 0x2000), 'K', 'Å'];
  const words = ['İSMAİL@FİRMA.EXAMPLE', 'ΟΔΟΣ@ΣΑΣ.EXAMPLE', 'Ana.Pérez@Mail.example', letters.join('')];
  for (const word of words) {
    const { rows } = await sql<{ folded: string }>`select lower(${normalEmail(word)}::text) as folded`.execute(
      temporary.db,
    );
    expect(foldEmail(word)).toBe(rows[0]?.folded);
  }
});
