import { Pencil } from 'lucide';
import { createContext, useContext } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';

interface Editing {
  /** `/business/{id}/edit` */
  readonly path: string;
  readonly label: string;
}

/** Set in the edit mode: each section links to its tab of the editor. */
export const EditingContext = createContext<Editing | undefined>(undefined);

/** A section's heading, with a link to its editor for owners. */
export function SectionTitle({
  id,
  tab,
  title,
}: {
  readonly id: string;
  readonly tab: string;
  readonly title: string;
}) {
  const editing = useContext(EditingContext);
  const heading = <h2 id={id}>{title}</h2>;
  if (!editing) return heading;
  return (
    <div className="section-title">
      {heading}
      <PageLink className="section-edit" to={`${editing.path}/${tab}`} aria-label={`${editing.label}: ${title}`}>
        <Icon node={Pencil} size={16} />
        {editing.label}
      </PageLink>
    </div>
  );
}
