import { sentences } from '@wbn/contract';

/** What stands under a table or list without rows. */
export const EmptyFooter = ({ text = sentences.noContent }: { text?: string }) => (
  <p className="empty" role="status">
    {text}
  </p>
);
