import { type BusinessRole, type ChecklistStep, fill, isOwner } from '@wbn/contract';
import type { Checklist as ChecklistData } from '@wbn/contract/shapes';
import { Check, Circle, Mail } from 'lucide';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { ConsoleTexts } from './texts/en.ts';

/** Where each step is done. Only the owner opens the editor. */
const places: Readonly<Record<ChecklistStep, string>> = {
  logo: 'edit/general',
  cover: 'edit/general',
  description: 'edit/general',
  contact: 'edit/contact',
  products: 'products',
  productPictures: 'products',
  certificates: 'edit/certificates',
  trade: 'edit/trade',
  terms: 'edit/terms',
  verification: 'verification',
  members: 'members',
};

interface ChecklistProps {
  readonly businessID: string;
  readonly checklist: ChecklistData;
  readonly role: BusinessRole | undefined;
  readonly texts: ConsoleTexts;
}

/** Unanswered inquiries, and the steps that make a profile complete. */
export function Checklist({ businessID, checklist: { steps, unanswered }, role, texts }: ChecklistProps) {
  const done = steps.filter((step) => step.done).length;
  const page = `/business/${businessID}`;
  const canOpen = (step: ChecklistStep) => isOwner(role) || !places[step].startsWith('edit');
  return (
    <section className="form-card console-part" aria-labelledby="console-next">
      <h2 id="console-next">{texts.next}</h2>
      {unanswered > 0 ? (
        <PageLink className="console-waiting" to={`${page}/requests`}>
          <Icon node={Mail} size={18} />
          {fill(texts.unanswered, { count: unanswered })}
        </PageLink>
      ) : null}
      {done === steps.length ? (
        <p>{texts.complete}</p>
      ) : (
        <>
          <p id="console-progress">{fill(texts.progress, { done, all: steps.length })}</p>
          <progress value={done} max={steps.length} aria-labelledby="console-progress" />
          <ul className="console-steps">
            {steps.map(({ done, step }) => (
              <li key={step} className={done ? 'console-done' : undefined}>
                <Icon node={done ? Check : Circle} size={18} />
                {done || !canOpen(step) ? (
                  <span>
                    {texts.steps[step]} <small>{done ? texts.done : texts.ownerOnly}</small>
                  </span>
                ) : (
                  <PageLink to={`${page}/${places[step]}`}>{texts.steps[step]}</PageLink>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
