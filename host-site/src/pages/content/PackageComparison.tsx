import { packageComparison, packages } from '@wbn/content/packages';
import { Check, Minus } from 'lucide';
import { useContext } from 'react';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { OwnBusinessesContext } from './own-businesses.ts';

export function PackageComparison() {
  const { texts, words } = useSite();
  const { content } = texts;
  const own = useContext(OwnBusinessesContext);
  const isOwn = (id: string) => own.some(({ subscription }) => subscription === id);
  const cell = (value: string | boolean) => {
    if (typeof value === 'string') return words?.packageWords[value] ?? value;
    return value ? <Icon node={Check} label={content.included} /> : <Icon node={Minus} label={content.notIncluded} />;
  };
  return (
    // Wider than a phone: it scrolls by itself, and by the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable without a pointer
    <section className="table-scroll" tabIndex={0} aria-label={content.packages}>
      <table className="comparison">
        <thead>
          <tr>
            <th scope="col">{content.feature}</th>
            {packages.map(({ id, name }) => (
              <th key={id} scope="col" data-own={isOwn(id) || undefined}>
                {words?.packageNames[id] ?? name}
                {isOwn(id) ? <span className="visually-hidden">: {content.current}</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {packageComparison.map(({ cells, id, label }) => (
            <tr key={id}>
              <th scope="row">{words?.comparison[id] ?? label}</th>
              {packages.map((item) => (
                <td key={item.id} data-none={cells[item.id] === false || undefined}>
                  {cell(cells[item.id])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
