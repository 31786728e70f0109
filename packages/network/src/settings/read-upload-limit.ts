import { uploadLimit } from '@wbn/contract';
import { type Environment, SettingError } from './read-setting.ts';

const name = 'WBN_UPLOAD_LIMIT';
/** A file is in memory while it is checked. */
const maximum = 10_000_000;
const least = 10_000;

/**
 * Limit of one uploaded file in bytes.
 * @throws SettingError that says what to write
 */
export function readUploadLimit(env: Environment): number {
  const text = env[name] ?? String(uploadLimit);
  const bytes = Number(text);
  if (/^\d+$/.test(text) && bytes >= least && bytes <= maximum) return bytes;
  throw new SettingError(
    `${name} is "${text}". Write a number of bytes from ${least} to ${maximum}, as in ${name}=${uploadLimit}, or leave it out.`,
  );
}
