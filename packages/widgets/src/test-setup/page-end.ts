/** A task for later: it runs only while the page in which it was given is there. */
function whilePageIsThere<Given extends unknown[]>(task: (...given: Given) => void): typeof task {
  const page = globalThis.document;
  return (...given) => {
    if (!page || globalThis.document === page) task(...given);
  };
}

/**
 * At the end of a test file the page goes, with widgets that still stand in it and wait for an answer. Their next steps end with it: the test
 * runner would take an error in one for the failure of a test.
 */
export function endWithThePage(): void {
  const { queueMicrotask: next, setTimeout: start, AbortController: Controller } = globalThis;
  globalThis.queueMicrotask = (task) => next(whilePageIsThere(task));
  const startLater = (task: TimerHandler, ...how: [number?, ...unknown[]]) =>
    start(typeof task === 'function' ? whilePageIsThere(task as () => void) : task, ...how);
  // Node keeps the form with promises beside it.
  globalThis.setTimeout = Object.assign(startLater, start);
  // A widget whose work was aborted leaves the answer alone.
  globalThis.AbortController = class extends Controller {
    constructor() {
      super();
      const page = globalThis.document;
      const { signal } = this;
      // happy-dom keeps the state in the signal itself, jsdom and Node in its prototype.
      let own = Object.hasOwn(signal, 'aborted') ? signal.aborted : undefined;
      Object.defineProperty(signal, 'aborted', {
        get: () =>
          page !== globalThis.document || (own ?? Reflect.get(Object.getPrototypeOf(signal), 'aborted', signal)),
        set(value: boolean) {
          own = value;
        },
      });
    }
  };
}
