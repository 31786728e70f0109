import { loadLongNames, states } from '@wbn/content';
import { words } from '../engine/index.ts';
import { englishWords } from './english-words.ts';
import type { Locale } from './lexicon-locales.ts';

/** Further names of states, provinces and regions: their own, adjectives, and names that are also English words. */
const otherNames: Readonly<Record<string, string>> = {
  'AU-01': 'nsw',
  'DE-01': 'baden württemberg, 巴登符腾堡, بادن فورتمبيرغ',
  'DE-02': 'bavaria, bavarian, bayern, baviera, 巴伐利亚, بافاريا',
  'DE-07': 'hessen',
  'DE-08': 'niedersachsen, 下萨克森',
  'DE-10': 'nrw, nordrhein westfalen, north rhine westfalia, 北莱茵威斯特法伦',
  'DE-11': 'rheinland pfalz',
  'DE-13': 'sachsen, 萨克森, ساكسونيا',
  'DE-16': 'thüringen',
  'CA-02': 'colombie britannique',
  'CN-06': 'kwangtung, غوانغدونغ, قوانغدونغ',
  'CN-23': 'شاندونغ',
  'CN-31': 'تشجيانغ',
  'EG-03': 'الإسكندرية, 亚历山大港',
  'EG-06': 'السويس',
  'ES-01': 'andalusian, andaluz, 安达卢西亚, الأندلس',
  'ES-05': 'euskadi',
  'ES-10': 'catalunya, catalan, catalán, 加泰罗尼亚, كتالونيا',
  'FR-03': 'bretagne, bretaña, bretagna',
  'FR-08': 'île de france, paris region',
  'FR-09': 'normandie, normandía, normandia',
  'GB-02': 'escocia, scozia, 苏格兰, اسكتلندا',
  'GB-03': 'wales, welsh, gales, galles, 威尔士, ويلز',
  'IN-07': 'gujarat, gujrat, guyarat, 古吉拉特, غوجارات',
  'IN-14': 'maharashtra, 马哈拉施特拉',
  'IN-23': 'tamil nadu, tamilnadu, 泰米尔纳德',
  'IT-07': 'emilia romagna, 艾米利亚罗马涅',
  'IT-11': 'lombard, 伦巴第, لومبارديا',
  'IT-14': '皮埃蒙特, بيدمونت',
  'IT-16': 'sicilian, siciliano, 西西里, صقلية',
  'IT-18': 'tuscan, toscano, 托斯卡纳, توسكانا',
  'IT-20': '威尼托, فينيتو',
  'PK-02': 'السند',
  'SA-02': 'makkah, mecca, makkah al mukarramah, مكة, منطقة مكة',
  'SA-03': 'madinah, medina, madina, al madinah',
  'SA-04': 'ash sharqiyah',
  'SA-05': 'al qassim, qassim, qaseem, القصيم',
  'SA-07': 'تبوك',
  'SA-09': 'جازان, jizan',
  'SA-10': 'نجران',
  'SA-13': 'عسير',
  'AE-04': 'ajman, عجمان',
  'AE-06': 'ras al khaimah, ras al khaima',
  'AE-07': 'fujairah, الفجيرة',
  'US-CA': 'california, californian, californiano, 加利福尼亚, 加州, كاليفورنيا',
  'US-CO': 'colorado, 科罗拉多',
  'US-FL': 'floridian, 佛罗里达, فلوريدا',
  'US-IL': '伊利诺伊, إلينوي',
  'US-MI': '密歇根, ميشيغان',
  'US-NJ': 'nueva jersey, 新泽西',
  'US-OH': '俄亥俄, أوهايو',
  'US-PA': 'pensilvania, 宾夕法尼亚, بنسلفانيا',
  'US-TX': 'texas, texan, texano, 得克萨斯, 德克萨斯, 德州, تكساس',
};

const listed = (text: string): readonly string[] =>
  text
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter(Boolean);
const keyOf = (text: string): string => words(text).join(' ');

/** Names that are seldom meant as places in a search for goods: `Virginia tobacco`, `Tabasco`, `lima` (a file), `montana` (a mountain). */
const notPlaces: ReadonlySet<string> = new Set(
  listed(`
    agri, amapa, assia, atlantico, brema, caldas, cesar, choco, corum, cross river, durango, federal district, formosa, free state, guerrero,
    hidalgo, kars, lacio, la libertad, las marcas, lima, los lagos, los rios, magdalena, marche, meta, misiones, montana, new valley,
    northern borders, north west, ordu, papua, para, perak, puno, red sea, salta, san juan, san luis, santa cruz, santa fe, santander, sarja,
    sarre, sonora, sucre, tabasco, tokat, victoria, virginia
  `).map(keyOf),
);

/** A single Arabic word is often also another word without its endings. */
const arabic = /\p{Script=Arabic}/u;
/** Fewer letters are rather an abbreviation. */
const shortest = 4;

function isSure(key: string): boolean {
  if (notPlaces.has(key)) return false;
  if (key.includes(' ') || /\p{Script=Han}/u.test(key)) return true;
  return key.length >= shortest && !arabic.test(key) && !englishWords.has(key);
}

/** A name with the words for its kind of place, which a search would otherwise look for: `Guangdong province`, `provincia de Jujuy`. */
const around: Readonly<Record<Locale, (name: string) => readonly string[]>> = {
  en: (name) => ['province', 'region', 'state'].flatMap((kind) => [`${name} ${kind}`, `${kind} of ${name}`]),
  es: (name) => ['provincia', 'región', 'estado', 'comunidad'].flatMap((kind) => [`${kind} de ${name}`]),
  it: (name) => ['provincia', 'regione', 'stato'].flatMap((kind) => [`${kind} ${name}`, `${kind} di ${name}`]),
  zh: (name) => ['省', '州', '地区'].map((kind) => name + kind),
  ar: (name) => ['منطقة', 'محافظة', 'إمارة', 'ولاية', 'مقاطعة'].map((kind) => `${kind} ${name}`),
};

/** Names of the states in a language, with the ids of the states. */
async function namesIn(locale: Locale): Promise<readonly (readonly [name: string, id: string])[]> {
  const long = await loadLongNames(locale);
  return states.map(({ stateID, stateName }) => [long?.states[stateID] ?? stateName, stateID]);
}

/** Names of one state only, with its id. */
function ofOneState(names: readonly (readonly [name: string, id: string])[]): ReadonlyMap<string, string> {
  const owners = new Map<string, Set<string>>();
  for (const [name, id] of names) owners.set(name, (owners.get(name) ?? new Set()).add(id));
  return new Map([...owners].flatMap(([name, [id = '', ...more]]) => (more.length > 0 ? [] : [[name, id] as const])));
}

const others = Object.entries(otherNames).flatMap(([id, names]) => listed(names).map((name) => [name, id] as const));

/** Names of states in a language that are places by themselves; names that several states have are left out. */
export async function ownStateNames(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const own = await namesIn(locale);
  return ofOneState([...own.filter(([name]) => isSure(keyOf(name))), ...others]);
}

/** The same names, and all with the words for their kind of place. */
export async function stateNames(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const all = [...(await namesIn(locale)), ...others];
  const longer = all.flatMap(([name, id]) => around[locale](name).map((one) => [one, id] as const));
  return new Map([...ofOneState(longer), ...(await ownStateNames(locale))]);
}
