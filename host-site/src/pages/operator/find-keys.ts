import type { PartnerKeyRecord } from '@wbn/contract/shapes';
import type { Cell } from '../../csv/csv-text.ts';
import type { Filter, ListQuery } from './table/list-address.ts';
import type { OperatorTexts } from './texts/en.ts';

export const keyFilters = ({ keyList, lists }: OperatorTexts): readonly Filter[] => [
  { kind: 'words', name: 'q', label: lists.find, hint: keyList.find },
  { kind: 'choice', name: 'state', label: lists.state, options: { '': lists.all, ...keyList.states } },
];

const stateOf = ({ revokedAt }: PartnerKeyRecord) => (revokedAt === null ? 'active' : 'revoked');

/** The keys whose partner, key or page holds the words, in a state. The call answers all keys, so none is asked for again. */
export function findKeys(list: readonly PartnerKeyRecord[], { q = '', state }: ListQuery): PartnerKeyRecord[] {
  const words = q.toLowerCase();
  return list.filter(
    (key) =>
      (state === undefined || stateOf(key) === state) &&
      [key.name, key.publishableKey, ...key.origins].some((text) => text.toLowerCase().includes(words)),
  );
}

/** The keys as rows of a file, with their heads. */
export function keyRows(list: readonly PartnerKeyRecord[], texts: OperatorTexts): Cell[][] {
  const { keyList, lists } = texts;
  const heads = [texts.name, keyList.key, lists.state, texts.origins, texts.abilities, texts.quota];
  return [
    [...heads, keyList.created, keyList.revoked, keyList.today, keyList.month, keyList.refused],
    ...list.map((key) => [
      ...[key.name, key.publishableKey, keyList.states[stateOf(key)], key.origins.join(' ')],
      key.scopes.map((scope) => texts.scopeOf[scope as keyof typeof texts.scopeOf] ?? scope).join(', '),
      ...[key.quotaPerMinute, key.createdAt, key.revokedAt ?? ''],
      ...[key.usage.today, key.usage.month, key.usage.refused],
    ]),
  ];
}
