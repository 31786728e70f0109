import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { SettingError } from '../settings/read-setting.ts';

/**
 * Makes the data folder where it is missing, one level at a time: Node's own `recursive` never returns where the system refuses (/proc).
 * Passable for the unprivileged user that PostgreSQL runs as when root starts it.
 * @throws SettingError with a sentence that says what to write
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
