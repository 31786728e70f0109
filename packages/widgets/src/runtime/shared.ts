/**
 * The core interface: all that a widget's chunk takes from the page's one runtime. Within a major, names may be added here and none
 * may change or go, for widgets of other releases run on it (tests/compat).
 */

export { browserPlatform } from '@wbn/core';
export { jsx } from 'preact/jsx-runtime';
export { createStore } from 'zustand/vanilla';
export { pageClient } from './core.ts';
export {
  Fragment,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from './react.ts';
export { pageRegistry } from './registry.ts';
export { preactRenderer } from './renderer.ts';
export { defineWbnWidget } from './widget.ts';
