import { createReadStream, statSync } from 'node:fs';
import {
  createDatabase,
  type Database,
  DataFolderInUse,
  databaseUrlFrom,
  dataDirFrom,
  type Kysely,
  migrate,
  openDatabase,
} from '@wbn/database';
import { importLines, serverMigrations } from '@wbn/server';
import { runningDatabase } from './boot/database-address.ts';
import { commandWords } from './settings/command-words.ts';

/** `npm run import -- FILE.jsonl`: imports into the running network of this data folder, or directly into its database if none runs. */
const help = `npm run import -- FILE.jsonl (in a release: node import.mjs FILE.jsonl)
Imports businesses and products, one in each line, also into a running network.`;
const [file] = commandWords({ help, most: 1 });
if (!file || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
  console.error(file ? `There is no file ${file}.` : `Name the file.\n${help}`);
  process.exit(2);
}

/** Milliseconds. */
const logEvery = 2_000;

interface Opened {
  db: Kysely<Database>;
  close(): Promise<void>;
}

async function open(): Promise<Opened> {
  const isElsewhere = databaseUrlFrom(process.env, 'DATABASE_URL') !== null;
  const running = isElsewhere ? null : runningDatabase(dataDirFrom(process.env));
  if (running) {
    const db = createDatabase(running, { statementTimeoutMs: 0 });
    return { db, close: () => db.destroy() };
  }
  const opened = await openDatabase(process.env, { log: console.log, statementTimeoutMs: 0 });
  await migrate(opened.db, serverMigrations);
  return opened;
}

try {
  const { db, close } = await open();
  const began = Date.now();
  let told = began;
  const summary = await importLines(db, createReadStream(file), {
    refused: (line, reason) => console.error(`line ${line}: ${reason}`),
    progress: (done) => {
      const line = `${done.lines} lines, ${done.refused} refused `;
      if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
      // A file or log gets a line every few seconds, because it cannot be overwritten like a terminal line.
      else if (Date.now() - told >= logEvery) {
        console.log(line.trim());
        told = Date.now();
      }
    },
  });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(
    `\n${summary.lines} lines in ${seconds} s: ${summary.businesses} businesses, ${summary.products} products, ${summary.refused} refused.`,
  );
  for (const [key, count] of summary.ignoredKeys)
    console.log(`Ignored in ${count} lines: "${key}" is not a field of the contract.`);
  await close();
  process.exit(summary.refused > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof DataFolderInUse ? error.message : error);
  process.exit(1);
}
