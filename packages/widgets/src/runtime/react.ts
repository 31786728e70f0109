/**
 * Replaces `react` for widgets in our builds: the part of React's interface that they use, on preact. preact/compat whole costs
 * 1,400 bytes more, which the search box's budget does not have (docs/decisions/003-preact-alias.md).
 */
import { useEffect, useReducer } from 'preact/hooks';

export { Component, createElement, Fragment } from 'preact';
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

/** The same semantics as React's: the snapshot is read while drawing and again after subscribing. */
export function useSyncExternalStore<T>(subscribe: (changed: () => void) => () => void, snapshot: () => T): T {
  const [, redraw] = useReducer<T, T>((_, next) => next, snapshot());
  useEffect(() => {
    const check = () => redraw(snapshot());
    check();
    return subscribe(check);
  }, [subscribe, snapshot]);
  return snapshot();
}
