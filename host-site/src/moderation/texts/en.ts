import type { Widen } from '../../texts/widen.ts';

export const en = {
  reportTitle: 'Report this to the operators',
  reportText: 'Only the operators see your report. Tell them what is wrong.',
  reason: 'What is wrong with it?',
  spam: 'Spam or advertising',
  fraud: 'Fraud or false claims',
  abuse: 'Insults, hate or threats',
  copyright: 'It uses what belongs to somebody else',
  other: 'Something else',
  details: 'Details (optional)',
  send: 'Send report',
  sent: 'Thank you. The operators will look at it.',
  failed: 'The report did not arrive. Check your connection and send it again.',
  reasonMissing: 'Choose what is wrong',
  cancel: 'Cancel',
  blockTitle: 'Block {name}?',
  blockText:
    'They can no longer write to you, and no longer comment on or react to what is yours. A connection between you ends. They are not told.',
  block: 'Block',
  blocked: '{name} is blocked.',
  blockFailed: '{name} could not be blocked. Check your connection and try again.',
} as const;

export type ModerationTexts = Widen<typeof en>;
