import { businessPath, productPath, readBusiness } from '@wbn/contract';
import { businessCard } from '@wbn/widgets/business-card/element';
import { productPage } from '@wbn/widgets/product-page/element';
import { searchBox } from '@wbn/widgets/search-box/element';
import type { AnyWidget } from '@wbn/widgets/server';
import type { Caller } from '../api/context.ts';
import { readProductPage } from '../product-facts/read-product-page.ts';

/** The content of a frame, loaded from the API. */
export interface Shown {
  /** The widget's property `data`; undefined if it needs none. */
  readonly data: unknown;
  readonly title: string;
  /** The company, if it is not the title. */
  readonly author?: string;
  /** Path of the portal's page with the same content. */
  readonly page: string;
}

/** A widget that the server draws. */
export interface DrawnForm {
  readonly widget: AnyWidget;
  read(call: Caller, query: URLSearchParams): Promise<Shown>;
}

/** A widget that works in a frame: it needs no session. */
export interface EmbedForm extends DrawnForm {
  /** Width and height of the frame in px, for pages without our script. */
  readonly size: readonly [width: number, height: number];
}

/** An id, or the address of its page, as the element accepts it; '' if missing. */
export const idIn = (query: URLSearchParams, name: string): string => {
  const { pick } = businessCard.meta.attributes['business-id'];
  return pick.exec(query.get(name) ?? '')?.[0] ?? '';
};

/** By the path below `/embed/`. */
export const embedForms: Readonly<Record<string, EmbedForm>> = {
  'search-box': {
    widget: searchBox,
    // The list of suggestions opens inside the frame.
    size: [640, 440],
    read: async () => ({ data: undefined, title: 'WBN', page: '/search-result' }),
  },
  'business-card': {
    widget: businessCard,
    size: [320, 270],
    async read(call, query) {
      const { data } = await call(readBusiness, { params: { id: idIn(query, 'business-id') } });
      const { companyName } = data.general;
      return { data, title: companyName, page: businessPath(companyName, data.businessID) };
    },
  },
  'product-page': {
    widget: productPage,
    size: [800, 1000],
    async read(call, query) {
      const data = await readProductPage(call, idIn(query, 'product-id'));
      const author = data.businessProfile.general.companyName;
      return { data, title: data.name, author, page: productPath(author, data.name, data.productID) };
    },
  },
};
