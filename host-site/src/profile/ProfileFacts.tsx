import type { PublicProfile, UserProfile } from '@wbn/contract/shapes';
import { useSite } from '../site-context.ts';
import { dayOf } from '../texts/day-of.ts';
import { industryName, typeName } from '../words.ts';
import { stateAndCountryOf } from './ProfileHeader.tsx';
import type { ProfileTexts } from './texts/en.ts';

interface ProfileFactsProps {
  readonly profile: PublicProfile | UserProfile;
  readonly texts: ProfileTexts;
  /** One's own profile shows missing facts; others see only existing ones. */
  readonly isOwn?: boolean;
}

/** Facts about a person and their company. Both contain the type of business. */
export function ProfileFacts({ isOwn = false, profile, texts }: ProfileFactsProps) {
  const site = useSite();
  const { birthDate, briefPresentation, businessType, companyName, industry, jobPosition, preferredLanguage } = profile;
  const type = businessType ? typeName(site, businessType.code) : null;
  const groups = [
    {
      id: 'personal',
      title: texts.personal,
      rows: [
        [texts.about, briefPresentation],
        [texts.profession, profile.profession],
        [texts.place, stateAndCountryOf(profile, site.locale)],
        [texts.typeOfBusiness, type],
        [texts.birthDate, birthDate && dayOf(birthDate, site.locale)],
        [texts.language, preferredLanguage?.name],
      ],
    },
    {
      id: 'company',
      title: texts.company,
      rows: [
        [texts.companyName, companyName],
        [texts.businessType, type],
        [texts.industry, industry && industryName(site, industry.id, industry.name)],
        [texts.jobPosition, jobPosition?.name],
      ],
    },
  ] as const;
  return groups.map(({ id, rows, title }) => {
    const shown = isOwn ? rows : rows.filter(([, value]) => value);
    return shown.length ? (
      <section className="business-section" key={id} aria-labelledby={`profile-${id}`}>
        <h2 id={`profile-${id}`}>{title}</h2>
        <dl className="fields profile-facts">
          {shown.map(([name, value]) => (
            <div key={name} className={value && value === briefPresentation ? 'profile-fact-long' : undefined}>
              <dt>{name}</dt>
              <dd dir="auto">{value || <span className="field-none">{texts.none}</span>}</dd>
            </div>
          ))}
        </dl>
      </section>
    ) : null;
  });
}
