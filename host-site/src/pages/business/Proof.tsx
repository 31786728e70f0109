import { answerMeasure, fill } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { Award, BadgeCheck, CalendarDays, type IconNode, MessagesSquare } from 'lucide';
import type { ReactNode } from 'react';
import { useSite } from '../../site-context.ts';
import { dayOf } from '../../texts/day-of.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useBusinessTexts } from './page-texts-context.ts';
import { answerTime, listOf, monthOf, percentOf } from './proof-words.ts';

interface ProofProps {
  readonly profile: BusinessProfile;
  /** `2026-02-11`: certificates that ended before have expired. */
  readonly today: string;
}

/** Why a buyer may trust the company: each fact in words, which opens how it is known. Works without script. */
export function Proof({ profile, today }: ProofProps) {
  const { locale } = useSite();
  const texts = useBusinessTexts();
  const { createdAt, general } = profile;
  const years = [
    general.yearStablished === null ? '' : fill(texts.founded, { year: general.yearStablished }),
    fill(texts.since, { month: monthOf(createdAt, locale) }),
  ].filter(Boolean);
  return (
    <ul className="proof" aria-label={texts.proof}>
      <Check profile={profile} />
      <Certificates profile={profile} today={today} />
      <Answers profile={profile} />
      <li className="proof-fact">
        <Icon node={CalendarDays} size={16} />
        <span>{years.join(' · ')}</span>
      </li>
    </ul>
  );
}

interface FactProps {
  readonly icon: IconNode;
  readonly says: string;
  readonly id?: string;
  readonly children: ReactNode;
}

const Fact = ({ children, icon, id, says }: FactProps) => (
  <li>
    <details name="proof">
      <summary className="proof-fact">
        <Icon node={icon} size={16} />
        <bdi>{says}</bdi>
      </summary>
      <div className="proof-detail" id={id}>
        {children}
      </div>
    </details>
  </li>
);

function Check({ profile: { verification, verified } }: Pick<ProofProps, 'profile'>) {
  const { locale, texts: site } = useSite();
  const texts = useBusinessTexts();
  if (!verified) return null;
  if (!verification?.checkedAt) {
    return (
      <Fact icon={BadgeCheck} says={site.business.verified} id="check">
        <p>{texts.noRecord}</p>
      </Fact>
    );
  }
  const { checkedAt, scopes, validUntil } = verification;
  const what = listOf(
    scopes.map((scope) => texts.scopeNames[scope as 'identity'] ?? scope),
    locale,
  );
  const rows = [
    [texts.what, what],
    [texts.by, texts.byOperators],
    [texts.when, dayOf(checkedAt, locale)],
    [texts.until, validUntil ? dayOf(validUntil, locale) : ''],
  ].filter(([, value]) => value !== '');
  return (
    <Fact icon={BadgeCheck} says={fill(texts.checked, { month: monthOf(checkedAt, locale), what })} id="check">
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.noGuarantee}</p>
    </Fact>
  );
}

function Certificates({ profile: { certificates, verification }, today }: ProofProps) {
  const { locale, texts: site } = useSite();
  const texts = useBusinessTexts();
  const valid = certificates.filter(({ expireDate }) => !expireDate || expireDate >= today);
  if (!valid.length) return null;
  const named = valid.slice(0, 3).map(({ name }) => name);
  const more = valid.length - named.length;
  return (
    <Fact icon={Award} says={[...named, ...(more > 0 ? [`+${more}`] : [])].join(' · ')}>
      <ul>
        {valid.map(({ expireDate, id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            {expireDate ? `, ${site.fields.expires}: ${dayOf(expireDate, locale)}` : null}
          </li>
        ))}
      </ul>
      <p>{verification?.scopes.includes('certificates') ? texts.certificatesSeen : texts.certificatesStated}</p>
      <a href="#certificates">{texts.allCertificates}</a>
    </Fact>
  );
}

function Answers({ profile: { highlights } }: Pick<ProofProps, 'profile'>) {
  const { locale } = useSite();
  const texts = useBusinessTexts();
  const { answers } = highlights;
  if (!answers) return null;
  const rate = percentOf(answers.rate, locale);
  const time = answers.hours === null ? undefined : answerTime(answers.hours, locale);
  return (
    <Fact icon={MessagesSquare} says={time ? fill(texts.answersWithin, { time }) : fill(texts.answersRate, { rate })}>
      <p>{time ? fill(texts.answersDetail, { rate, time }) : fill(texts.answersRateDetail, { rate })}</p>
      <p>{fill(texts.measured, { newest: answerMeasure.newest, days: answerMeasure.patienceDays })}</p>
    </Fact>
  );
}
