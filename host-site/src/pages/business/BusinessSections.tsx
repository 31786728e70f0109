import type { BusinessProfile } from '@wbn/contract/shapes';
import { useSite } from '../../site-context.ts';
import { CertificateList } from './CertificateList.tsx';
import { FieldList } from './FieldList.tsx';
import { sectionFields } from './fields.ts';
import { SectionTitle } from './manage/SectionTitle.tsx';
import { VideoSection } from './VideoSection.tsx';

interface BusinessSectionsProps {
  readonly profile: BusinessProfile;
  /** `2026-02-11`: certificates that ended before have expired. */
  readonly today: string;
}

/** The sections of a profile, with links to each. */
export function BusinessSections({ profile, today }: BusinessSectionsProps) {
  const { locale, texts } = useSite();
  const { business } = texts;
  const fields = sectionFields(profile, texts, locale);
  const names = ['general', 'contact', 'factory', 'trade', 'terms'] as const;
  return (
    <>
      <nav className="jump" aria-label={business.sections}>
        <ul>
          {[...names, 'certificates' as const, 'products' as const, 'comments' as const].map((name) => (
            <li key={name}>
              <a className="chip" href={`#${name}`}>
                {business[name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {names.map((name) => (
        <section key={name} className="business-section" id={name} aria-labelledby={`${name}-title`}>
          <SectionTitle id={`${name}-title`} tab={name} title={business[name]} />
          <FieldList fields={fields[name]} />
        </section>
      ))}
      <CertificateList certificates={profile.certificates} today={today} />
      {profile.general.video ? <VideoSection url={profile.general.video.url} /> : null}
    </>
  );
}
