const firstID = '00000000-0000-0000-0000-000000000000';

/** Reads rows in pages by id, so that memory use does not depend on the number of rows. */
export async function* pagesByID<Row extends { id: string }>(
  size: number,
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = firstID; ; ) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < size) return;
    after = last.id;
  }
}
