/**
 * The handover's query, removed from the address before any other code of ours runs: it contains a one-time code, which must not reach
 * history, referrer or logs.
 */
export const takenQuery: string | undefined = (() => {
  if (typeof window === 'undefined' || !/^\/SetID\/?$/i.test(window.location.pathname)) return undefined;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname);
  return search;
})();
