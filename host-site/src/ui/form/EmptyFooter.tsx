import { useSite } from '../../site-context.ts';
import './form.css';

/** What stands under a table or list without rows. */
export function EmptyFooter({ text }: { readonly text?: string }) {
  const { texts } = useSite();
  return (
    <p className="empty-footer" role="status">
      {text ?? texts.details.none}
    </p>
  );
}
