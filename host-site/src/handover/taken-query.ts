/**
 * The handover's query, taken out of the address before anything else of ours runs: it holds a one-time code, which belongs in no history,
 * no referrer and no log.
 */
export const takenQuery: string | undefined = (() => {
  if (typeof window === 'undefined' || !/^\/SetID\/?$/i.test(window.location.pathname)) return undefined;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname);
  return search;
})();
