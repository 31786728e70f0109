import { useSite } from '../../site-context.ts';
import './form.css';

/** The text below an empty table or list. */
export function EmptyFooter({ text }: { readonly text?: string }) {
  const { texts } = useSite();
  return (
    <p className="empty-footer" role="status">
      {text ?? texts.details.none}
    </p>
  );
}
