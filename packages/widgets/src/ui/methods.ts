/**
 * A method of an element that acts on a part of its view. While the element loads, the method waits until it is drawn, so a page may call
 * it at any time. Where the view has no such part, nothing happens.
 */
export const onPart = (selector: string, act: (part: HTMLElement) => void) =>
  function (this: HTMLElement) {
    const find = (wanted: string) => this.shadowRoot?.querySelector<HTMLElement>(wanted);
    const run = () => {
      const found = find(selector);
      if (found) act(found);
    };
    if (find('[part=root]>:not([aria-busy=true])')) run();
    else this.addEventListener('wbn-ready', run, { once: true });
  };

export const focusOn = (selector: string) => onPart(selector, (part) => part.focus());

/** Resets the form of the widget; the view hears the form's own event. */
export const resetForm = onPart('form', (form) => (form as HTMLFormElement).reset());
