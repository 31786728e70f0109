import { businessPath, listComments, readBusiness, readProduct } from '@wbn/contract';
import { comments } from '@wbn/widgets/comments/element';
import { inquiryForm } from '@wbn/widgets/inquiry-form/element';
import { membershipCheckout } from '@wbn/widgets/membership-checkout/element';
import { messageCenter } from '@wbn/widgets/message-center/element';
import type { Caller } from '../api/context.ts';
import { optional } from '../routing/page-route.ts';
import { type DrawnForm, embedForms, idIn, type Shown } from './forms.ts';

async function businessOf(call: Caller, query: URLSearchParams): Promise<Shown> {
  const { data } = await call(readBusiness, { params: { id: idIn(query, 'business-id') } });
  const { companyName } = data.general;
  return { data, title: companyName, page: businessPath(companyName, data.businessID) };
}

/** Every widget, by its name without `wbn-`. Each element is drawn as a visitor without a session sees it. */
export const snippetForms: Readonly<Record<string, DrawnForm>> = {
  ...embedForms,
  comments: {
    widget: comments,
    async read(call, query) {
      const resourceID = idIn(query, 'resource-id');
      const { data } = await call(listComments, { params: { resourceID }, query: { skip: '0', size: '10' } });
      return { data, title: 'WBN', page: '/search-result' };
    },
  },
  'inquiry-form': {
    widget: inquiryForm,
    async read(call, query) {
      const id = idIn(query, 'product-id');
      const [shown, product] = await Promise.all([
        businessOf(call, query),
        id ? optional(call(readProduct, { params: { id } })) : undefined,
      ]);
      return { ...shown, data: { ...(shown.data as object), product: product?.data } };
    },
  },
  'membership-checkout': { widget: membershipCheckout, read: businessOf },
  // A conversation is nobody else's: there is nothing to draw but the link.
  'message-center': {
    widget: messageCenter,
    read: async () => ({ data: undefined, title: 'WBN', page: '/my-messages' }),
  },
};
