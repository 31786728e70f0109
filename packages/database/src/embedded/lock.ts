import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isSameProcess, markOf, type ProcessMark } from './processes.ts';

/** The owner of a data folder, as stored in its lock file. */
export type LockHolder = ProcessMark & { host: string; since: string; address: string | null };

/** A data folder has one owner. Thrown within a second to a second process. */
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
  /** Stores the owner's address, for the error of a second process. */
  announce(address: string): void;
  release(): void;
};

/** Locks the folder, which must exist. Takes over the lock of a process that has ended or whose pid belongs to another program. */
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

/** The owner of a folder, or null if it is free. */
export function lockHolder(dataDir: string): LockHolder | null {
  const holder = parse(readLock(path.join(dataDir, 'lock')) ?? '');
  return holder !== null && isThere(holder) ? holder : null;
}

// A process of another machine cannot be checked from here, so it counts as running.
const isThere = (holder: LockHolder) => holder.host !== hostname() || isSameProcess(holder);

/** Creates the file atomically: the link to a finished file either succeeds or finds an existing file. */
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

/** Replaces a stale lock, one process at a time, and only if its text is still the stale one: a new lock is never removed. */
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

/** An unreadable lock (cut by a crash of the machine) counts as free. */
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
