import type { BusinessProfile } from '@wbn/contract/shapes';
import { Award } from 'lucide';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SectionTitle } from './manage/SectionTitle.tsx';

export function CertificateList({ certificates }: Pick<BusinessProfile, 'certificates'>) {
  const { business, details, fields } = useSite().texts;
  return (
    <section className="business-section" id="certificates" aria-labelledby="certificates-title">
      <SectionTitle id="certificates-title" tab="certificates" title={business.certificates} />
      {certificates.length ? (
        <ul className="certificates">
          {certificates.map(({ expireDate, id, issueDate, name, photo }) => (
            <li key={id}>
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
                  {issueDate ? `${fields.issued} ${issueDate}` : ''}
                  {issueDate && expireDate ? ' · ' : ''}
                  {expireDate ? `${fields.expires} ${expireDate}` : ''}
                </p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="field-none">{details.none}</p>
      )}
    </section>
  );
}
