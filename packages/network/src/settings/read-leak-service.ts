import { type Environment, SettingError } from './read-setting.ts';

/**
 * The service of leaked passwords that is asked by range, if there is one.
 * @throws SettingError with a sentence that says what to write
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
