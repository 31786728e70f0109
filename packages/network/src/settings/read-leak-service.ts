import { type Environment, SettingError } from './read-setting.ts';

/**
 * The range service for leaked passwords, if configured.
 * @throws SettingError that says what to write
 */
export function readLeakService(env: Environment): string | undefined {
  const text = env.WBN_LEAKED_PASSWORDS_URL;
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:' || /[?#]|\/$/.test(text)) {
    throw new SettingError(
      `WBN_LEAKED_PASSWORDS_URL is "${text}". Write an https address without a slash at its end, as in https://leaks.example/range.`,
    );
  }
  return text;
}
