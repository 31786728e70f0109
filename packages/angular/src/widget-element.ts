import { ElementRef, effect, inject, type Signal } from '@angular/core';

interface Definition {
  define(): void;
}

/** The element of a directive that is being made. Defines it, and keeps its property `data` equal to the input. */
export function widgetElement<Element extends { data?: unknown }>(
  definition: Definition,
  data?: Signal<Element['data']>,
): Element {
  const element = inject<ElementRef<Element>>(ElementRef).nativeElement;
  // A server has no elements.
  if (typeof customElements === 'undefined') return element;
  definition.define();
  if (data) {
    effect(() => {
      const now = data();
      if (now !== undefined) element.data = now;
    });
  }
  return element;
}
