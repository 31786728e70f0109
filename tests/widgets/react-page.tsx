import {
  WbnBusinessCard,
  WbnComments,
  WbnInquiryForm,
  WbnMembershipCheckout,
  WbnMessageCenter,
  WbnProductPage,
  WbnSearchBox,
} from '@wbn/react';
import { configure } from '@wbn/widgets/configure';
import { type ComponentType, createElement, Fragment, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Shown {
  readonly key: string;
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The React component of each element. */
const components: Readonly<Record<string, unknown>> = {
  'wbn-business-card': WbnBusinessCard,
  'wbn-comments': WbnComments,
  'wbn-inquiry-form': WbnInquiryForm,
  'wbn-membership-checkout': WbnMembershipCheckout,
  'wbn-message-center': WbnMessageCenter,
  'wbn-product-page': WbnProductPage,
  'wbn-search-box': WbnSearchBox,
};

/** The page of an application, controlled by the test. */
function Application() {
  const [shown, show] = useState<readonly Shown[]>([]);
  Object.assign(window, { show });
  return shown.map(({ key, tag, props }) => {
    const component = tag.startsWith('wbn-') ? components[tag] : tag;
    // The bare element would pass these tests without its component.
    if (!component) throw new Error(`There is no React component for ${tag} in this list.`);
    return createElement(component as ComponentType, { ...props, key } as never);
  });
}

Object.assign(window, { configure });
const Mode = 'isLoose' in window ? Fragment : StrictMode;
createRoot(document.querySelector('#application')!).render(
  <Mode>
    <Application />
  </Mode>,
);
