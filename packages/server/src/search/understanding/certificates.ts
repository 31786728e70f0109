/** Names of certificates without year and punctuation: `ISO 9001:2015` and `iso9001` are equal. */

const names = `
ce, ce mark, ce marking: ce
fda: fda
gmp, cgmp, good manufacturing practice: gmp
haccp: haccp
brc, brcgs: brc
ifs: ifs
gots: gots
grs: grs
oeko tex, oekotex, oeko-tex 100: oekotex
fsc: fsc
pefc: pefc
rohs: rohs
ul, ul listed, ul certified: ul
csa certified: csa
etl: etl
halal, حلال, 清真: halal
kosher, 犹太认证: kosher
organic certified, usda organic, eu organic, organic certification: organic
fair trade, fairtrade: fairtrade
bsci, amfori bsci: bsci
sedex, smeta: sedex
atex: atex
iatf 16949: iatf16949
globalgap, global gap, globalg.a.p.: globalgap
rainforest alliance: rainforestalliance
saso: saso
eac: eac
kc mark: kc
`;

const squash = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** From the words of a certificate's name to its key. */
export const certificateWords: ReadonlyMap<string, string> = new Map(
  names
    .trim()
    .split('\n')
    .flatMap((line) => {
      const colon = line.lastIndexOf(':');
      return line
        .slice(0, colon)
        .split(',')
        .map((name): [string, string] => [squash(name), line.slice(colon + 1).trim()]);
    }),
);

const isoNumber = /(?:^| )(iso|iec|en|astm|api|iatf) ?(?:iec )?(\d{3,5}[a-z]?)(?= |$)/gu;

/** Numbered standards in a text, each with its original spelling. */
export const standardsIn = (text: string): { written: string; key: string }[] =>
  [...squash(text).matchAll(isoNumber)].map(([written, body, number]) => ({
    written: written.trim(),
    key: `${body}${number}`,
  }));

/** The keys of a certificate's name; its own words if we do not know it. */
export function certificateKeys(name: string): string[] {
  const plain = ` ${squash(name)} `;
  const known = [...certificateWords].filter(([words]) => plain.includes(` ${words} `)).map(([, key]) => key);
  const keys = [...new Set([...standardsIn(name).map(({ key }) => key), ...known])];
  return keys.length > 0 ? keys : [squash(name).slice(0, 40)];
}
