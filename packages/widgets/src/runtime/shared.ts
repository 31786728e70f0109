/**
 * The core interface: the functions that a widget's chunk takes from the page's runtime. Within a major version names may be added but not
 * changed or removed, because widgets of other releases use it (tests/compat).
 */

export { browserPlatform } from '@wbn/core';
export { Fragment, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
export { jsx } from 'react/jsx-runtime';
export { createStore } from 'zustand/vanilla';
export { pageClient } from './core.ts';
export { pageRegistry } from './registry.ts';
export { preactRenderer } from './renderer.ts';
export { useSyncExternalStore } from './use-sync-external-store.ts';
export { defineWbnWidget } from './widget.ts';
