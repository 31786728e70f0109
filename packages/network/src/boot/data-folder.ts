import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { SettingError } from '../settings/read-setting.ts';

/**
 * Creates the data folder, one level at a time: Node's `recursive` never returns if the system refuses (/proc). Other users may enter it,
 * because PostgreSQL runs as an unprivileged user when root starts it.
 * @throws SettingError that says what to write
 */
export function makeDataFolder(dataDir: string): void {
  try {
    make(dataDir);
    accessSync(dataDir, constants.W_OK);
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
