import { Send } from 'lucide';
import { createContext, useContext } from 'react';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isPlainClick, PageLink } from '../../ui/PageLink.tsx';

/** Opens the inquiry form over the page; undefined for visitors, who log in first. */
export const OpenInquiry = createContext<(() => void) | undefined>(undefined);

/** The primary action of the page. Without script, and for visitors, it leads to the page of the form. */
export function RequestLink({ businessID }: { readonly businessID: string }) {
  const { business } = useSite().texts;
  const open = useContext(OpenInquiry);
  return (
    <PageLink
      className="button button-primary request-link"
      to={`/business/${businessID}/send-request`}
      onClick={(event) => {
        if (!open || !isPlainClick(event)) return;
        event.preventDefault();
        open();
      }}
    >
      <Icon node={Send} size={16} mirrored />
      {business.sendRequest}
    </PageLink>
  );
}
