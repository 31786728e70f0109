import { guardKeys } from './keys.ts';
import { sheetsOf } from './sheets.ts';

/** Whether the page put content into the element. */
export const hasContent = (host: HTMLElement): unknown => host.firstElementChild || host.textContent!.trim();

function create(tag: string, part: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute('part', part);
  element.className = part;
  element.textContent = text;
  return element;
}

/** The container of a view in its shadow root, and the slot that shows the page's own content instead. */
export class Stage {
  readonly container: HTMLElement;
  /** The server's data beside its view; null if the page sets them by property, undefined if the server drew none. */
  readonly serverData: unknown;
  readonly #slot: HTMLSlotElement;
  #notice: HTMLElement | undefined;

  /** `source`: the values of the attributes that choose the data. The server's data of other values are of no use. */
  constructor(host: HTMLElement, styles: readonly string[], source: string) {
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    // A declarative root that a script inserts, as frameworks do during navigation, stays a template.
    const template = host.querySelector<HTMLTemplateElement>(':scope>template[shadowrootmode]');
    if (template) {
      if (!root.firstChild) root.append(template.content);
      template.remove();
    }
    const found = root.querySelector<HTMLElement>('[part=root]');
    this.container = found ?? create('div', 'root');
    const { dataset } = this.container;
    try {
      // Data that the page sets by property have no source.
      if ((dataset.source ?? source) === source) this.serverData = JSON.parse(dataset.state!);
      // Another thing than the one that the element names now.
      else this.container.replaceChildren();
    } catch {
      // A page that cuts long attributes: the element loads its data.
    }
    delete dataset.state;
    this.#slot = root.querySelector<HTMLSlotElement>('slot:not([name])') ?? document.createElement('slot');
    // Keep the server's nodes in place: moving a node would drop its focus.
    if (!found) root.append(this.container, this.#slot);
    guardKeys(root);
    root.adoptedStyleSheets = sheetsOf(styles);
    // The server's style element is no longer needed; a second copy of each rule would cost matching time.
    root.querySelector('style')?.remove();
  }

  /** Shows the view, or else the page's own content. */
  showView(isShown: boolean): void {
    // A notice in the place of the view goes when the view comes.
    if (this.container.hidden) this.#notice?.remove();
    this.container.hidden = !isShown;
    this.#slot.hidden = isShown;
  }

  /**
   * Says that something failed, with a button: above the view, or in its place where it is hidden. Without `again` takes that away. Not
   * as the slot's own content, which a mere line break inside the element would hide.
   */
  notice(message: string, retryLabel: string, again?: false | (() => unknown)): void {
    this.#notice?.remove();
    if (!again) return;
    const notice = create('div', 'failure', `${message} `);
    this.#notice = notice;
    notice.setAttribute('role', 'alert');
    notice.dir = 'auto';
    const button = create('button', 'retry', retryLabel);
    button.onclick = () => {
      notice.remove();
      again();
    };
    notice.append(button);
    this.container.before(notice);
  }
}
