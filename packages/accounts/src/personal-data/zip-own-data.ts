import { Readable } from 'node:stream';
import type { Database, Kysely } from '@wbn/database';
import yazl from 'yazl';
import { ownFiles } from './own-files.ts';
import { exportedTables, ownRows } from './own-rows.ts';

/** Opens a stored file; null if it does not exist. */
export type ReadFile = (key: string) => Promise<Readable | null>;

interface Sources {
  readonly db: Kysely<Database>;
  /** Undefined for a site without the files; the archive then has none. */
  readonly readFile: ReadFile | undefined;
}

/**
 * The data of a person as a zip: `README.txt`, `data.json` with their rows by table, and the files that they uploaded. It is read while it
 * is sent, so that memory holds one table or a part of one file. A file that no longer exists has 0 bytes.
 */
export async function zipOwnData({ db, readFile }: Sources, userID: string, readme: string): Promise<Readable> {
  const zip = new yazl.ZipFile();
  const sent = zip.outputStream as Readable;
  const open = new Set<Readable>();
  const add = (name: string, compress: boolean, read: () => Promise<Readable>) =>
    zip.addReadStreamLazy(name, { compress }, (done) => {
      read().then(
        (stream) => {
          open.add(stream);
          done(null, stream);
        },
        (error) => done(error, Readable.from([])),
      );
    });
  zip.on('error', (error) => sent.destroy(error));
  // A reader who leaves early leaves streams open.
  sent.once('close', () => {
    for (const stream of open) stream.destroy();
  });
  zip.addBuffer(Buffer.from(readme), 'README.txt');
  add('data.json', true, async () => Readable.from(jsonOf(db, userID)));
  for (const { key, name } of readFile ? await ownFiles(db, userID) : []) {
    // Pictures and PDFs are compressed already.
    add(name, false, async () => (await readFile?.(key)) ?? Readable.from([]));
  }
  zip.end();
  return sent;
}

async function* jsonOf(db: Kysely<Database>, userID: string): AsyncGenerator<string> {
  let before = '{\n';
  for (const { name, exported } of exportedTables) {
    const rows = await ownRows(db, userID, name, exported);
    if (rows.length === 0) continue;
    yield `${before}${JSON.stringify(name)}: ${JSON.stringify(rows, null, 2)}`;
    before = ',\n';
  }
  yield '\n}\n';
}
