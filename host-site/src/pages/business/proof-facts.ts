import { answerMeasure, answerTime, fill } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { listOf, monthOf, percentOf } from '../../business-facts/proof-words.ts';
import { dayOf } from '../../texts/day-of.ts';
import type { BusinessTexts } from './texts/en.ts';

/** A fact in words, and how it is known. */
export interface ProofFact {
  readonly kind: 'check' | 'certificates' | 'answers' | 'years';
  readonly says: string;
  readonly rows?: readonly (readonly [name: string, value: string])[];
  readonly list?: readonly string[];
  readonly notes?: readonly string[];
  /** A link to all certificates. */
  readonly link?: string;
}

interface Saying {
  readonly texts: BusinessTexts['facts'];
  readonly locale: string;
  readonly today: string;
}

/** The reasons to trust the company. Unknown facts, and those that too little measures, are left out. */
export const proofFacts = (profile: BusinessProfile, saying: Saying): ProofFact[] =>
  [check(profile, saying), certificates(profile, saying), answers(profile, saying), years(profile, saying)].filter(
    (fact) => fact !== undefined,
  );

function check({ verification, verified }: BusinessProfile, { locale, texts }: Saying): ProofFact | undefined {
  if (!verified) return undefined;
  if (!verification?.checkedAt) return { kind: 'check', says: texts.verified, notes: [texts.noRecord] };
  const { checkedAt, scopes, validUntil } = verification;
  const what = listOf(
    scopes.map((scope) => texts.scopeNames[scope as 'identity'] ?? scope),
    locale,
  );
  return {
    kind: 'check',
    says: fill(texts.checked, { month: monthOf(checkedAt, locale), what }),
    rows: [
      [texts.what, what],
      [texts.by, texts.byOperators],
      [texts.when, dayOf(checkedAt, locale)],
      ...(validUntil ? [[texts.until, dayOf(validUntil, locale)] as const] : []),
    ],
    notes: [texts.noGuarantee],
  };
}

function certificates(profile: BusinessProfile, { locale, texts, today }: Saying): ProofFact | undefined {
  const valid = profile.certificates.filter(({ expireDate }) => !expireDate || expireDate >= today);
  if (!valid.length) return undefined;
  const named = valid.slice(0, 3).map(({ name }) => name);
  const more = valid.length - named.length;
  const isChecked = profile.verified && profile.verification?.scopes.includes('certificates');
  return {
    kind: 'certificates',
    says: [...named, ...(more > 0 ? [`+${more}`] : [])].join(' · '),
    list: valid.map(({ expireDate, name }) =>
      expireDate ? `${name} (${texts.until}: ${dayOf(expireDate, locale)})` : name,
    ),
    notes: [isChecked ? texts.certificatesSeen : texts.certificatesStated],
    link: texts.allCertificates,
  };
}

function answers({ highlights }: BusinessProfile, { locale, texts }: Saying): ProofFact | undefined {
  if (!highlights.answers) return undefined;
  const { hours } = highlights.answers;
  const rate = percentOf(highlights.answers.rate, locale);
  const measured = fill(texts.measured, { newest: answerMeasure.newest, days: answerMeasure.patienceDays });
  if (hours === null) {
    const notes = [fill(texts.answersRateDetail, { rate }), measured];
    return { kind: 'answers', says: fill(texts.answersRate, { rate }), notes };
  }
  const time = answerTime(hours, locale);
  const notes = [fill(texts.answersDetail, { rate, time }), measured];
  return { kind: 'answers', says: fill(texts.answersWithin, { time }), notes };
}

const years = ({ createdAt, general }: BusinessProfile, { locale, texts }: Saying): ProofFact => ({
  kind: 'years',
  says: [
    ...(general.yearStablished === null ? [] : [fill(texts.founded, { year: general.yearStablished })]),
    fill(texts.since, { month: monthOf(createdAt, locale) }),
  ].join(' · '),
});
