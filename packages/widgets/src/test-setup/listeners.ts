type Add = EventTarget['addEventListener'];

const isRefused = (signal: AbortSignal): boolean => {
  try {
    document.createElement('i').addEventListener('abort', () => {}, { signal });
    return false;
  } catch {
    return true;
  }
};

function takeAnySignal(target: EventTarget): void {
  const add = target.addEventListener;
  target.addEventListener = function (this: EventTarget | undefined, ...[type, listener, options]: Parameters<Add>) {
    const { signal = undefined, ...others } = typeof options === 'object' ? options : { capture: options };
    if (signal?.aborted) return;
    add.call(this ?? globalThis, type, listener, others);
    signal?.addEventListener('abort', () => (this ?? globalThis).removeEventListener(type, listener, others));
  };
}

/** jest-fixed-jsdom gives the page Node's `AbortController`, whose signals jsdom's listeners refuse. */
export function takeNodesSignals(): void {
  if (!isRefused(new AbortController().signal)) return;
  // Jest gives the window a function of its own.
  for (const target of [EventTarget.prototype, globalThis]) takeAnySignal(target);
}
