import { guardKeys } from './keys.ts';
import { sheetsOf } from './sheets.ts';

/** Whether the page put something of its own into the element. */
export const hasContent = (host: HTMLElement): boolean => !!host.firstElementChild || !!host.textContent?.trim();

function create(tag: string, part: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute('part', part);
  element.className = part;
  element.textContent = text;
  return element;
}

function parse(json: string | null): unknown {
  try {
    return json ? JSON.parse(json) : undefined;
  } catch {
    return undefined;
  }
}

/** Where a view stands in its shadow root, and the slot that shows the page's own content in its stead. */
export class Stage {
  readonly container: HTMLElement;
  /** The server's data, as it wrote them beside its view; null where the page gives them, undefined where it drew none. */
  readonly serverData: unknown;
  readonly #slot: HTMLSlotElement;

  constructor(host: HTMLElement, styles: readonly string[], delegatesFocus = false) {
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus });
    // Put in by a script and not by the parser, as frameworks do on their way to another page, a declarative root stays a template.
    const template = host.querySelector<HTMLTemplateElement>(':scope>template[shadowrootmode]');
    if (template) {
      if (!root.firstChild) root.append(template.content);
      template.remove();
    }
    const found = root.querySelector<HTMLElement>('[part=root]');
    this.container = found ?? create('div', 'root');
    this.serverData = parse(this.container.getAttribute('data-state'));
    this.container.removeAttribute('data-state');
    this.#slot = root.querySelector<HTMLSlotElement>('slot:not([name])') ?? document.createElement('slot');
    // What the server drew stays where it is: whoever moves a node takes the focus out of it.
    if (!found) root.append(this.container, this.#slot);
    guardKeys(root);
    root.adoptedStyleSheets = sheetsOf(styles);
    // The server's style element has done its work; two copies of each rule would be matched from now on.
    root.querySelector('style')?.remove();
  }

  show(what: 'view' | 'fallback'): void {
    this.container.hidden = what === 'fallback';
    this.#slot.hidden = what === 'view';
  }

  /** Puts the element's own failure notice where the page has no content of its own. */
  notice(message: string, retryLabel: string, retry: () => unknown): void {
    const notice = create('div', 'failure', `${message} `);
    notice.setAttribute('role', 'alert');
    const button = create('button', 'retry', retryLabel);
    button.addEventListener('click', retry);
    notice.append(button);
    this.#slot.replaceChildren(notice);
  }
}
