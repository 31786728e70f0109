/** Letters of other alphabets that look like those of the network's name, in lower case. */
const lookalikes: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'ԝшѡωɯᴡ'].map((letter) => [letter, 'w'])),
  ...Object.fromEntries([...'вбβʙ'].map((letter) => [letter, 'b'])),
  ...Object.fromEntries([...'νипոռɴ'].map((letter) => [letter, 'n'])),
};

/** A word that begins with the name, as in `WBN`, `wbnSupport` and `www.wbn.example`, or its letters one by one, as in `W.B.N.` */
const networkName = /(?<![\p{L}\p{N}])(?:wbn|w[^\p{L}\p{N}]{1,3}b[^\p{L}\p{N}]{1,3}n(?![\p{L}\p{N}]))/u;

/**
 * Whether a name of a person or a company would pass for the network itself. All editions are named `WBN` and a country; offices, such as
 * “Support”, pass alone, because companies are named so too.
 *
 * @example readsAsNetwork('WBN Support') // true
 * @example readsAsNetwork('Nelson Support Systems') // false
 */
export const readsAsNetwork = (name: string): boolean =>
  networkName.test(
    name
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Cf}\p{DI}]/gu, '')
      .toLowerCase()
      .replaceAll(/[^\p{ASCII}]/gu, (letter) => lookalikes[letter] ?? letter),
  );
