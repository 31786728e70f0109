import { lookalikes } from './network-lookalikes.ts';

const letterOf: ReadonlyMap<string, string> = new Map(
  Object.entries(lookalikes).flatMap(([letter, all]) => [...all].map((one) => [one, letter] as const)),
);

/** A word that begins with the name, as in `WBN`, `wbnSupport` and `www.wbn.example`, or its letters with something between them. */
const networkName = /(?<![\p{L}\p{N}])(?:wbn|w ?b ?n(?![\p{L}\p{N}]))/u;

/**
 * Separates words, as readers do: signs, modifier letters (an apostrophe, the line of Arabic), and letters of Latin without case, which are
 * signs too (a dot, the bar of a click).
 */
const between = /[^\p{L}\p{N}]|\p{Lm}|(?=\p{Script=Latin})\p{Lo}|\u1427/gu;

const fold = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => letterOf.get(letter) ?? letter)
    .replaceAll(between, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/vv|uu/g, 'w');

/**
 * Whether a name of a person or a company would pass for the network itself. All editions are named `WBN` and a country; the characters that look like its letters are those of Unicode's list; offices, such as
 * “Support”, pass alone, because companies are named so too.
 *
 * @example readsAsNetwork('WBN Support') // true
 * @example readsAsNetwork('Nelson Support Systems') // false
 */
export function readsAsNetwork(name: string): boolean {
  const visible = name.normalize('NFKD').replaceAll(/[\p{M}\p{Cf}\p{DI}]/gu, '');
  // A capital begins a word, as in “OfficialWBN”.
  return networkName.test(fold(visible)) || networkName.test(fold(visible.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')));
}
