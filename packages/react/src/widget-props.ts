import type { HTMLAttributes, ReactNode, Ref } from 'react';

/** Props of every widget's component, besides those of its element. */
export interface WidgetProps<Element extends HTMLElement>
  extends Omit<HTMLAttributes<Element>, 'children' | 'dangerouslySetInnerHTML' | 'dir' | 'onError'> {
  readonly ref?: Ref<Element>;
  readonly dir?: 'ltr' | 'rtl' | 'auto';
  /** A server's output: the result of `renderWidget` of `@wbn/widgets/server`. */
  readonly root?: string | undefined;
  /** Shown until the widget is ready, and permanently if it cannot load, e.g. a link. Not together with `root`, which is drawn already. */
  readonly children?: ReactNode;
}
