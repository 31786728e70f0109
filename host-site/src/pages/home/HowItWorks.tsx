import { MessagesSquare, Search, ShieldCheck } from 'lucide';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';

export function HowItWorks() {
  const { how, howTitle } = useSite().texts.home;
  const steps = [
    [Search, how.find, how.findText],
    [ShieldCheck, how.check, how.checkText],
    [MessagesSquare, how.write, how.writeText],
  ] as const;
  return (
    <section className="section" aria-labelledby="how-title">
      <div className="section-head">
        <h2 id="how-title">{howTitle}</h2>
      </div>
      <ol className="steps">
        {steps.map(([icon, name, text]) => (
          <li key={name}>
            <span className="industry-icon">
              <Icon node={icon} size={24} />
            </span>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
