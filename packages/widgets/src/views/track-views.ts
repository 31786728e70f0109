import { everyElement } from '../ui/every-element.ts';

/** In milliseconds: a widget that is only scrolled past is not viewed. */
const longEnough = 1000;
/** The roots of the widgets: a widget's own element has no box where the page gives it `display: contents`. */
const observed = new WeakSet<Element>();
const timers = new Map<Element, ReturnType<typeof setTimeout>>();
const rootOf = (widget: Element) => widget.shadowRoot?.querySelector('[part=root]:not([hidden])');

interface Detail {
  /** `business-card` */
  readonly widget: string;
  /** The id of the business, product or resource; '' for a search box. */
  readonly id: string;
}

function detailOf(element: Element): Detail {
  const { observedAttributes = [] } = element.constructor as { observedAttributes?: readonly string[] };
  const idName = observedAttributes.find((name) => name.endsWith('-id'));
  return { widget: element.localName.slice('wbn-'.length), id: (idName && element.getAttribute(idName)) || '' };
}

/** Half of the widget, or half of the screen full of it. */
const isSeen = ({ intersectionRatio, intersectionRect, isIntersecting }: IntersectionObserverEntry): boolean =>
  isIntersecting && (intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2);

function follow(entry: IntersectionObserverEntry, observer: IntersectionObserver): void {
  const { target } = entry;
  if (!isSeen(entry)) {
    clearTimeout(timers.get(target));
    timers.delete(target);
  } else if (!timers.has(target)) {
    const tell = () => {
      timers.delete(target);
      observer.unobserve(target);
      const { host } = target.getRootNode() as ShadowRoot;
      const detail = detailOf(host);
      host.dispatchEvent(new CustomEvent('wbn-view', { bubbles: true, composed: true, detail }));
    };
    timers.set(target, setTimeout(tell, longEnough));
  }
}

let observer: IntersectionObserver | undefined;

/** From now on each widget that a visitor sees for a second fires `wbn-view`, once. */
export function trackViews(): void {
  if (observer || typeof document === 'undefined') return;
  const steps = [...Array(21).keys()].map((step) => step / 20);
  const hear: IntersectionObserverCallback = (entries, by) => {
    for (const entry of entries) follow(entry, by);
  };
  observer = new IntersectionObserver(hear, { threshold: steps });
  const watch = (widget: Element) => {
    const root = rootOf(widget);
    if (!root || observed.has(root)) return;
    observed.add(root);
    observer!.observe(root);
  };
  document.addEventListener('wbn-ready', (event) => watch(event.composedPath()[0] as Element));
  // Widgets that were drawn before this call.
  for (const element of everyElement(document)) if (element.localName.startsWith('wbn-')) watch(element);
}
