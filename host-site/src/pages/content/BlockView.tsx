import type { Block } from '@wbn/content/pages';
import { anchorOf } from '@wbn/content/pages/blocks';
import { ActionLinks } from './ActionLinks.tsx';
import { ContactText } from './ContactText.tsx';
import { Illustration } from './Illustration.tsx';
import { Insert } from './Insert.tsx';

/** One block of a page; texts are plain and never markup. */
export function BlockView({ block }: { readonly block: Block }) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.anchor ?? anchorOf(block.text)}>{block.text}</h2>
      ) : (
        <h3>{block.text}</h3>
      );
    case 'paragraph':
      return (
        <p>
          <ContactText text={block.text} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item) => <li key={item}>{item}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'image':
      return <Illustration id={block.image} alt={block.alt} />;
    case 'callout':
      return (
        <aside className="callout">
          <h3>{block.title}</h3>
          <p>{block.text}</p>
        </aside>
      );
    case 'row':
      return (
        <section className="content-row">
          <Illustration id={block.image} alt={block.alt} />
          <div>
            <h2>{block.title}</h2>
            <p>{block.text}</p>
          </div>
        </section>
      );
    case 'people':
      return (
        <ul className="people">
          {block.people.map(({ biography, name, role }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="people-role">{role}</p>
              <p>{biography}</p>
            </li>
          ))}
        </ul>
      );
    case 'actions':
      return <ActionLinks actions={block.actions} />;
    case 'insert':
      return <Insert what={block.what} />;
  }
}
