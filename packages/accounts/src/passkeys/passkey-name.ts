/** UTF-16 units, like the lengths of other names. */
export const longestPasskeyName = 60;
/** Controls, line ends and format characters, which include the marks of direction, except the two that join or part letters: emoji and Persian need these. */
const hidden = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const visible = /[^\s\p{DI}\u2800]/u;

/** Whether a person may call a passkey so. The name stands among other words of the account's pages, which it must not turn or cut. */
export const isPasskeyName = (name: string): boolean =>
  name.length <= longestPasskeyName && name.isWellFormed() && visible.test(name) && !hidden.test(name);
