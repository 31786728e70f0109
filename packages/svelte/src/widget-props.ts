import type { Snippet } from 'svelte';
import type { HTMLAttributes } from 'svelte/elements';

/** Props of every widget's component, besides those of its element. */
export interface WidgetProps<Element extends HTMLElement> extends Omit<HTMLAttributes<Element>, 'children' | 'dir'> {
  readonly dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  /** The element itself: `bind:element={box}`. */
  element?: Element | undefined;
  /** A server's output: the result of `renderWidget` of `@wbn/widgets/server`. Only the first one is read. */
  readonly root?: string | undefined;
  /** Shown until the widget is ready, and permanently if it cannot load, e.g. a link; also the content of its slots. */
  readonly children?: Snippet | undefined;
}
