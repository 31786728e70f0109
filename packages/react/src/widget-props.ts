import type { HTMLAttributes, ReactNode, Ref } from 'react';

/** What every widget's component takes, beside what its element has of its own. */
export interface WidgetProps<Element extends HTMLElement>
  extends Omit<HTMLAttributes<Element>, 'children' | 'dangerouslySetInnerHTML' | 'dir' | 'onError'> {
  readonly ref?: Ref<Element>;
  readonly dir?: 'ltr' | 'rtl' | 'auto';
  /**
   * Stands there until the widget is ready, and for good if it cannot load: a link. Not together with a `ShadowRootContext`, whose server
   * has drawn the widget already.
   */
  readonly children?: ReactNode;
}
