import type { ChallengeUse } from './challenges.ts';

/** A second step as a form brings it: a typed code, or the answer of a passkey. */
export interface SecondStep {
  readonly typed: string;
  /** The browser's answer; '' without one. */
  readonly passkey: string;
  readonly use: ChallengeUse;
}

/** Reads the second step from the fields of a form that this browser sent. */
export const readSecondStep = (fields: Readonly<Record<string, string | undefined>>): SecondStep => ({
  typed: fields.code?.trim() ?? '',
  passkey: fields.passkey ?? '',
  use: { purpose: 'prove', csrf: fields.csrf ?? '' },
});

/** A typed code alone, as a login as JSON brings it. */
export const typedCode = (typed: string): SecondStep => ({ typed, passkey: '', use: { purpose: 'prove', csrf: '' } });
