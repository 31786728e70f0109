/** A product's noun. `one` is singular ("a pump"), `many` plural, `mass` has neither article nor plural. */
export interface Noun {
  readonly text: string;
  readonly number: 'one' | 'many' | 'mass';
}

/** Acronyms, single letters and words with a capital inside keep their form: PLCs, X-ray, I/O, IoT. */
const keeps = (part: string): boolean => /^[A-Z]$|^.+[A-Z]|\d/.test(part);

/** A name in the middle of a sentence: "CNC Lathes" → "CNC lathes", "Bolts & Nuts" → "bolts and nuts". */
export const inSentence = (name: string): string =>
  name
    .replace(/ & /g, ' and ')
    .replace(/^E-/, 'e-')
    .split(/([ /-])/)
    .map((part) => (keeps(part) ? part : part.toLowerCase()))
    .join('');

/** Last words without a singular. */
const pluralOnly =
  /(?:jeans|trousers|glasses|goods|supplies|scrubs|clothes|textiles|tights|pajamas|scissors|pants|products|consumables|services|engineering plastics|cotton products)$/i;
/** Last words without a plural, or whose article would be wrong. */
const mass =
  /(?:wear|ware|clothing|software|hosting|development|gas|fuel|biodiesel|switchgear|control|insulation|correction|furniture|seating|shelving|storage|fabric|yarn|thread|fiber|denim|masterbatch|equipment|footwear|protection|film|rubber|mesh|linen|care|color|toilette|polish|toothpaste|jewelry|lace|eyewear|food|powder|paste|syrup|beef|chicken|meat|rice|wheat|corn|barley|quinoa|flour|shrimp|shellfish|tuna|fish|meal|cheese|yogurt|milk|ghee|water|tea|coffee|oil|sugar|chocolate|honey|gum|saffron|pepper|cardamom|vinegar|salt|feed|cattle|foam|plywood|telemedicine|nursing|tourism|insurance|nutrition|cement|concrete|scaffolding|grating|marble|granite|flooring|parquet|grass|lighting|automation|cookware|tableware|decoration|estate|land|contracting|design|fit-out|freight|transport|clearance|warehousing|cargo|logistics|factoring|exchange|inspection|testing|certification|compliance|law|registration|arbitration|formation|auditing|bookkeeping|consulting|advisory|marketing|branding|research|production|optimization|management|learning|training|localization|translation|interpreting|cleaning|recruitment|staffing|assembly|I\/O|sleepwear|mutton|octopus|glassware|education|infant formula|series)$/i;

/** The singular of a subcategory's last word; words without a singular stay. */
export function singular(name: string): string {
  if (pluralOnly.test(name) || mass.test(name)) return name;
  if (/(?:movies|cookies|hoodies)$/i.test(name)) return name.replace(/s$/, '');
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y');
  if (/mice$/i.test(name)) return name.replace(/mice$/i, 'mouse');
  if (/lenses$/i.test(name)) return name.replace(/es$/i, '');
  if (/(?:ch|sh|x|ss)es$/i.test(name)) return name.replace(/es$/, '');
  if (/(?:kni|wi|li|shel|hal|lea|loa|scar)ves$/i.test(name)) return name.replace(/ves$/, 'f');
  return /(?:ss|us|is)$/.test(name) ? name : name.replace(/s$/, '');
}

/** The noun of a subcategory that has no nouns of its own. */
export function nounOf(subCategory: string): Noun {
  const text = inSentence(singular(subCategory));
  if (pluralOnly.test(subCategory)) return { text, number: 'many' };
  return { text, number: mass.test(subCategory) ? 'mass' : 'one' };
}

/** A noun in source form: "~stretch film", "hex bolts", "angle grinder". */
export function readNoun(written: string): Noun {
  if (written.startsWith('~')) return { text: written.slice(1), number: 'mass' };
  return { text: written, number: /[^su]s$/.test(written) && !/(?:lens|chassis)$/.test(written) ? 'many' : 'one' };
}

/** Capitalises the first letter, except in words such as "pH" and "e-paper". */
export const capital = (text: string): string =>
  /^[a-z](?:[A-Z]|-[A-Z])/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** "a" or "an" by sound, as far as the spelling shows it: an LED, a USB, an S355, an 11 kW, a unisex, an upright. */
export function article(next: string): 'a' | 'an' {
  const word = next.replace(/^["'(±]+/, '');
  if (/^\d/.test(word)) return /^(?:8|1[18](?!\d|,\d))/.test(word) ? 'an' : 'a';
  const spelled = /^(?:[A-Z]{2,}|[A-Z]\d|[A-Z](?![a-z]))/.test(word);
  if (spelled && !/^(?:SCARA|LAN|RAM|ROM|SIM|HEPA|FIATA|NEMA|LIFO|RAL|SASO|RoHS|MIG|SIL|NACE|SONCAP)\b/.test(word))
    return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a';
  if (/^(?:hour|honest|heir|x-ray)/i.test(word)) return 'an';
  if (/^(?:uni(?![nm])|us[aeiu]|ut[ei]|u-|eu|ewe|one\b|one-|once)/i.test(word)) return 'a';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** "x, y and z"; with a comma before the last "and" if an item contains one. */
export function enumerate(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  const inner = items.some((item) => item.includes(' and '));
  return `${items.slice(0, -1).join(', ')}${inner ? ',' : ''} and ${items.at(-1)}`;
}

const withThe = /^(?:United|Netherlands|Philippines|Dominican Republic|Czech Republic|Maldives|Bahamas|Gambia|Comoros)/;

/** A country's name in a sentence: "the Netherlands". */
export const countryInSentence = (name: string): string => (withThe.test(name) ? `the ${name}` : name);
