import { endClicksOfLabels } from './labels.ts';
import { takeNodesSignals } from './listeners.ts';
import { endWithThePage } from './page-end.ts';

/** There is no layout in jsdom and happy-dom: everything is near the screen and seen. It tells so a moment after `observe`, as browsers do. */
class EverythingIsSeen implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  readonly #observed = new Set<Element>();
  readonly #hear: IntersectionObserverCallback;

  constructor(hear: IntersectionObserverCallback) {
    this.#hear = hear;
  }

  observe(target: Element): void {
    this.#observed.add(target);
    // The clock of a test that stands still does not hold it up.
    Promise.resolve().then(() => {
      if (!this.#observed.has(target)) return;
      const box = target.getBoundingClientRect();
      const seen = { isIntersecting: true, intersectionRatio: 1, boundingClientRect: box, intersectionRect: box };
      this.#hear([{ ...seen, target, rootBounds: null, time: performance.now() }], this);
    });
  }

  unobserve(target: Element): void {
    this.#observed.delete(target);
  }

  disconnect(): void {
    this.#observed.clear();
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

// A module of tests may be imported where there is no page, too.
if (typeof document !== 'undefined') {
  // Also in place of happy-dom's own, which never tells.
  globalThis.IntersectionObserver = EverythingIsSeen;
  // jsdom before 27, which Jest 30 has, makes style sheets but cannot fill them.
  CSSStyleSheet.prototype.replaceSync ??= () => {};
  // Neither has popovers: there a list stands where it was drawn.
  HTMLElement.prototype.togglePopover ??= () => true;
  takeNodesSignals();
  endClicksOfLabels();
  endWithThePage();
}
