import type { HTMLAttributes, ReactNode, Ref } from 'react';

/** What every widget's component takes, beside what its element has of its own. */
export interface WidgetProps<Element extends HTMLElement>
  extends Omit<HTMLAttributes<Element>, 'children' | 'dangerouslySetInnerHTML' | 'dir' | 'onError'> {
  readonly ref?: Ref<Element>;
  readonly dir?: 'ltr' | 'rtl' | 'auto';
  /** What a server drew: the answer of `renderWidget` of `@wbn/widgets/server`. */
  readonly root?: string | undefined;
  /** Stands there until the widget is ready, and for good if it cannot load: a link. Not together with `root`, which is drawn already. */
  readonly children?: ReactNode;
}
