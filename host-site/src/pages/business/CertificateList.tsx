import type { BusinessProfile } from '@wbn/contract/shapes';
import { Award } from 'lucide';
import { useSite } from '../../site-context.ts';
import { dayOf } from '../../texts/day-of.ts';
import { Icon } from '../../ui/Icon.tsx';
import { certificateDates } from './certificate-dates.ts';
import { SectionTitle } from './manage/SectionTitle.tsx';

interface CertificateListProps extends Pick<BusinessProfile, 'certificates'> {
  readonly today: string;
}

export function CertificateList({ certificates, today }: CertificateListProps) {
  const { locale, texts } = useSite();
  const { business } = texts;
  const shown = certificates.map((one) => ({ ...one, ...certificateDates(one, texts, today) }));
  return (
    <section className="business-section" id="certificates" aria-labelledby="certificates-title">
      <SectionTitle id="certificates-title" tab="certificates" title={business.certificates} />
      <ul className="certificates">
        {shown.map(({ dates, id, isOver, name, photo }) => (
          <li key={id} data-over={isOver || undefined}>
            {photo ? (
              <img src={photo.url} alt="" width={48} height={48} loading="lazy" />
            ) : (
              <Icon node={Award} size={28} />
            )}
            <div>
              <p className="certificate-name" dir="auto">
                {name}
              </p>
              <p className="certificate-dates">
                {dates.map(({ date, label }) => (
                  <span key={label}>
                    {label} <time dateTime={date}>{dayOf(date, locale)}</time>{' '}
                  </span>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
