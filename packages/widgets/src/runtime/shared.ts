/**
 * The core interface: all that a widget's chunk takes from the page's one runtime. Within a major, names may be added here and none
 * may change or go, for widgets of other releases run on it (tests/compat).
 */
export { jsx, jsxs } from 'preact/jsx-runtime';
export {
  Component,
  createElement,
  Fragment,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from './react.ts';
export { defineWbnWidget } from './widget.ts';
