import { type Environment, SettingError } from './read-setting.ts';

/**
 * The Redis that distributes live events to all processes; undefined for PostgreSQL.
 * @throws SettingError that does not repeat the value, which may contain a password
 */
export function readRedis(env: Environment): string | undefined {
  const url = env.REDIS_URL?.trim() || undefined;
  if (url === undefined) return undefined;
  if (URL.canParse(url) && /^rediss?:$/.test(new URL(url).protocol) && new URL(url).hostname !== '') return url;
  throw new SettingError(
    'REDIS_URL must be the address of a Redis server. Write it as in REDIS_URL=redis://localhost:6379, or leave it out.',
  );
}
