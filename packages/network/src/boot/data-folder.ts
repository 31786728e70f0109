import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { SettingError } from '../settings/read-setting.ts';

/** Folders that no other user of the machine may enter: uploaded files, logs, and mails with links that log in. */
const privateFolders = ['files', 'logs', 'mails'];

/**
 * Creates the data folder, one level at a time: Node's `recursive` never returns if the system refuses (/proc). Other users may enter it,
 * because PostgreSQL runs as an unprivileged user when root starts it; the
 * folders of files, logs and mails are closed to them, also those of earlier releases.
 * @throws SettingError that says what to write
 */
export function makeDataFolder(dataDir: string): void {
  try {
    make(dataDir);
    accessSync(dataDir, constants.W_OK);
    for (const name of privateFolders) {
      const folder = path.join(dataDir, name);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      if ((statSync(folder).mode & 0o077) !== 0) chmodSync(folder, 0o700);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(
      `The data folder ${dataDir} cannot be made or written (${code}). Write the path of a folder of your own in WBN_DATA_DIR, as in WBN_DATA_DIR=.data.`,
    );
  }
}

function make(folder: string): void {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (!there && path.dirname(folder) !== folder) make(path.dirname(folder));
  if (!there?.isDirectory()) mkdirSync(folder, { mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}
