import { idAttribute } from '../ui/id-attribute.ts';

/** Attributes of all widgets, by tag without `wbn-`; inserted by the build. */
declare const __WBN_ATTRIBUTES__: Readonly<Record<string, readonly string[]>>;

const attributesOf = __WBN_ATTRIBUTES__;
const names = Object.keys(attributesOf);
// A content system may keep only classes: then the link inside names the resource.
const selector = `[data-wbn],${names.map((name) => `.wbn-${name}`).join()}`;

/** Copies only documented attributes: `data-onclick` in a visitor's text must not become a handler. */
function copyAttributes(holder: HTMLElement, element: Element, name: string): void {
  for (const attribute of attributesOf[name]!) {
    const value = holder.getAttribute(`data-${attribute}`);
    if (value !== null) element.setAttribute(attribute, value);
    else if (holder.hasAttribute('data-wbn')) element.removeAttribute(attribute);
  }
}

function readLink(element: Element, name: string): void {
  const { href } = element.querySelector('a') ?? {};
  const id = attributesOf[name]!.find((attribute) => attribute.endsWith('-id'));
  // A link to another page, such as that of all messages, names nothing.
  if (!href || !id || element.hasAttribute(id) || !idAttribute.pick.test(href)) return;
  element.setAttribute(id, href);
  if (name === 'comments')
    element.setAttribute('resource-type', href.includes('/business-product/') ? 'product' : 'business');
}

function upgrade(holder: HTMLElement): void {
  if (holder.localName.startsWith('wbn-')) return;
  const name = names.find((one) => holder.dataset.wbn === one || holder.classList.contains(`wbn-${one}`));
  if (!name) {
    // biome-ignore lint/suspicious/noConsole: for people, and on pages that are not ours
    console.warn(`data-wbn="${holder.dataset.wbn}" is not known: write one of ${names.join(', ')}.`);
    return;
  }
  // A clone of an upgraded placeholder contains its element already.
  if (holder.querySelector(`:scope > wbn-${name}`)) return;
  const element = document.createElement(`wbn-${name}`);
  const { activeElement } = document;
  element.append(...holder.childNodes);
  copyAttributes(holder, element, name);
  readLink(element, name);
  holder.append(element);
  // A field of the page's form that a visitor is typing into lost the focus when it was moved.
  if (activeElement && element.contains(activeElement)) (activeElement as HTMLElement).focus();
  new MutationObserver((records, observer) => {
    if (element.isConnected) return copyAttributes(holder, element, name);
    // A library that compares the page with the server's has put the page's own content back. A page that only removes the element wants it gone.
    if (!records.some(({ addedNodes }) => addedNodes.length)) return;
    observer.disconnect();
    upgrade(holder);
  }).observe(holder, { attributes: true, childList: true });
}

/** Adds an element to each `<div data-wbn="search-box" data-…>`, now and in future. */
export function watchPlaceholders(): void {
  const scan = (root: ParentNode) => root.querySelectorAll<HTMLElement>(selector).forEach(upgrade);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(selector)) upgrade(node);
        scan(node);
      }
  }).observe(document, { childList: true, subtree: true });
  scan(document);
}
