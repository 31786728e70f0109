import { useFormTexts } from './texts/index.ts';
import './form.css';

/** What stands under a table or list without rows. */
export function EmptyFooter({ text }: { readonly text?: string }) {
  const { noContent } = useFormTexts();
  return (
    <p className="empty-footer" role="status">
      {text ?? noContent}
    </p>
  );
}
