import { lookalikes } from './network-lookalikes.ts';

const letterOf: ReadonlyMap<string, string> = new Map(
  Object.entries(lookalikes).flatMap(([letter, all]) => [...all].map((one) => [one, letter] as const)),
);

/** A word that begins with the name, as in `WBN`, `wbnSupport` and `www.wbn.example`, or its letters one by one, as in `W.B.N.` */
const networkName = /(?<![\p{L}\p{N}])(?:wbn|w[^\p{L}\p{N}]{1,3}b[^\p{L}\p{N}]{1,3}n(?![\p{L}\p{N}]))/u;

/**
 * Whether a name of a person or a company would pass for the network itself. All editions are named `WBN` and a country; the characters that look like its letters are those of Unicode's list; offices, such as
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
      .replaceAll(/[^\p{ASCII}]/gu, (letter) => letterOf.get(letter) ?? letter)
      .replaceAll('vv', 'w'),
  );
