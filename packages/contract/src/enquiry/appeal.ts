import { isUuid } from '../ids.ts';

export const appealedActs = ['suspension', 'removal'] as const;
export const appealedTypes = ['business', 'product', 'post', 'comment', 'user'] as const;

/** A decision of an operator, to which its owner objects in the help form. */
export interface Appeal {
  readonly act: (typeof appealedActs)[number];
  readonly type: (typeof appealedTypes)[number];
  /** Of what was suspended or removed; missing where the mail does not tell it. */
  readonly id?: string;
}

function checkedAppeal(act: string | undefined, type: string | undefined, id: string | undefined): Appeal | undefined {
  const knownAct = appealedActs.find((one) => one === act);
  const knownType = appealedTypes.find((one) => one === type);
  if (!knownAct || !knownType) return undefined;
  return { act: knownAct, type: knownType, ...(id && isUuid(id) && { id: id.toLowerCase() }) };
}

/**
 * The help form's path for an appeal.
 *
 * @example appealPath({ act: 'suspension', type: 'user' }) // '/contact-us/form?appeal=suspension&of=user'
 */
export const appealPath = ({ act, id, type }: Appeal): string =>
  `/contact-us/form?appeal=${act}&of=${type}${id ? `&id=${id}` : ''}`;

/**
 * The appeal that the query of such a path names; undefined for other queries.
 *
 * @example appealOfQuery(new URLSearchParams('appeal=removal&of=post')) // { act: 'removal', type: 'post' }
 * @example appealOfQuery(new URLSearchParams('appeal=other&of=post')) // undefined
 */
export const appealOfQuery = (query: URLSearchParams): Appeal | undefined =>
  checkedAppeal(query.get('appeal') ?? undefined, query.get('of') ?? undefined, query.get('id') ?? undefined);

/**
 * The first line of an appeal as it is sent, with its line break: it names the case.
 *
 * @example appealLine({ act: 'removal', type: 'post' }) // '[Appeal: removal, post]\n'
 */
export const appealLine = ({ act, id, type }: Appeal): string => `[Appeal: ${act}, ${type}${id ? `, ${id}` : ''}]\n`;

/**
 * The case and the words of a sent appeal; undefined for other texts.
 *
 * @example readAppeal('[Appeal: removal, post]\nIt was mine.') // { appeal: { act: 'removal', type: 'post' }, words: 'It was mine.' }
 * @example readAppeal('Forty kettles') // undefined
 */
export function readAppeal(text: string): { readonly appeal: Appeal; readonly words: string } | undefined {
  const end = text.indexOf(']\n');
  const start = '[Appeal: ';
  if (end < 0 || !text.startsWith(start)) return undefined;
  const [act, type, id] = text.slice(start.length, end).split(', ');
  const appeal = checkedAppeal(act, type, id);
  return appeal && { appeal, words: text.slice(end + 2) };
}
