import type { Widen } from '../../../texts/widen.ts';

export const en = {
  title: 'Boosts',
  description:
    'A boost shows your business or a product before others that fit a search equally well, for three days. It is marked as promoted.',
  loading: 'Loading your boosts…',
  left: {
    in: 'en',
    by: 'perMonth',
    one: '{remaining} of {perMonth} boost left this month',
    other: '{remaining} of {perMonth} boosts left this month',
  },
  none: 'Your membership has no boosts.',
  upgrade: 'See the memberships',
  forbidden: 'Only owners and administrators of a business use its boosts.',
  what: 'What to boost',
  boost: 'Boost for three days',
  done: 'It is promoted from now on.',
  spent: 'All boosts of this month are used. New ones come on the first day of next month.',
  runsAlready: 'A boost runs for it already.',
  gone: 'This product was deleted, or is a draft now, so it cannot be boosted. Choose another one.',
  failed: 'The boost did not start. Check your connection and try again.',
  report: 'Your boosts',
  until: 'Runs until',
  impressions: 'Shown in results',
  clicks: 'Opened',
  before: '{count} before',
  running: 'Running',
  ended: 'Ended',
  empty: 'You have not used a boost yet.',
} as const;

export type BoostsTexts = Widen<typeof en>;
