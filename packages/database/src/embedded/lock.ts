import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isSameProcess, markOf, type ProcessMark } from './processes.ts';

/** Who holds a data folder, as written into its lock file. */
export type LockHolder = ProcessMark & { host: string; since: string; address: string | null };

/** A data folder has one owner. Thrown within a second to whoever comes second. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
  readonly holder: LockHolder;

  constructor(dataDir: string, holder: LockHolder) {
    const where = holder.address === null ? '' : `, reachable at ${holder.address}`;
    const host = holder.host === hostname() ? '' : ` on the machine ${holder.host}`;
    const advice =
      host === ''
        ? 'Stop it first, or set WBN_DATA_DIR to another folder.'
        : `Stop it first; if it is gone for good, delete ${path.join(dataDir, 'lock')}.`;
    super(
      `The data folder ${dataDir} is in use by process ${holder.pid}${host} (${holder.command}) since ${holder.since}${where}. ${advice}`,
    );
    this.holder = holder;
  }
}

export type DataLock = {
  /** Writes down where the holder can be reached, for the one who comes second. */
  announce(address: string): void;
  release(): void;
};

/** Takes the folder, which must exist. A lock left by a process that ended, or whose pid is another program's now, is taken over. */
export async function acquireLock(dataDir: string, address: string | null = null): Promise<DataLock> {
  const file = path.join(dataDir, 'lock');
  const own: LockHolder = { ...markOf(process.pid), host: hostname(), since: new Date().toISOString(), address };
  own.command = own.command.slice(0, 200);
  for (;;) {
    if (place(own, file)) return held(file, own);
    const text = readLock(file);
    if (text === null) continue;
    const holder = parse(text);
    if (holder !== null && isThere(holder)) throw new DataFolderInUse(dataDir, holder);
    if (await takeOver(own, file, text)) return held(file, own);
  }
}

/** The holder of a folder, or null when it is free. */
export function lockHolder(dataDir: string): LockHolder | null {
  const holder = parse(readLock(path.join(dataDir, 'lock')) ?? '');
  return holder !== null && isThere(holder) ? holder : null;
}

// Whether a process of another machine runs can't be known from here.
const isThere = (holder: LockHolder) => holder.host !== hostname() || isSameProcess(holder);

/** The whole text appears at once: a link to a finished file either is made or meets the one that is there. */
function place(own: LockHolder, file: string): boolean {
  const draft = writeDraft(own, file);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** One at a time may replace a stale lock, and only the very text that was found stale: a fresh one is never swept away. */
async function takeOver(own: LockHolder, file: string, staleText: string): Promise<boolean> {
  const gate = `${file}.takeover`;
  if (!place(own, gate)) {
    if (ageMs(gate) > 5_000) rmSync(gate, { force: true });
    await delay(20);
    return false;
  }
  try {
    if (readLock(file) !== staleText) return false;
    renameSync(writeDraft(own, file), file);
    return true;
  } finally {
    rmSync(gate, { force: true });
  }
}

const held = (file: string, own: LockHolder): DataLock => ({
  announce(address) {
    own.address = address;
    renameSync(writeDraft(own, file), file);
  },
  release() {
    if (parse(readLock(file) ?? '')?.since === own.since) rmSync(file, { force: true });
  },
});

function writeDraft(own: LockHolder, file: string): string {
  const draft = `${file}.${process.pid}.${own.since.replaceAll(/\W/g, '')}`;
  writeFileSync(draft, `${JSON.stringify(own, null, 2)}\n`, { mode: 0o644 });
  return draft;
}

function readLock(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A text that nobody can read (a crash of the machine cut it) holds nothing. */
function parse(text: string): LockHolder | null {
  try {
    const holder = JSON.parse(text) as LockHolder;
    return typeof holder.pid === 'number' && typeof holder.host === 'string' ? holder : null;
  } catch {
    return null;
  }
}

function ageMs(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}
