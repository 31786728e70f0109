'use client';

import * as components from '@wbn/react';
import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import './wbn.ts';

interface Shown {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly events: readonly string[];
  readonly isShown: boolean;
}
declare global {
  interface Window {
    show: (shown: Shown) => void;
    heardEvents: [string, unknown][];
  }
}

const pascalCase = (name: string) => name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** Draws whichever element the test asks for. */
export function Everywhere() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    window.heardEvents = [];
    window.show = (next) => flushSync(() => setShown(next));
  }, []);
  if (!shown?.isShown) return null;
  const all = components as unknown as Record<string, ComponentType<Record<string, unknown>>>;
  const Component = all[pascalCase(shown.tag)]!;
  const listeners = shown.events.map((name) => [
    `on${pascalCase(name.slice('wbn-'.length))}`,
    ({ detail }: CustomEvent) => window.heardEvents.push([name, detail]),
  ]);
  return (
    <Component {...shown.props} {...Object.fromEntries(listeners)}>
      Fallback
    </Component>
  );
}
