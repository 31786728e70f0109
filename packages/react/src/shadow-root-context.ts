'use client';

import { createContext } from 'react';

/** Draws an element's tag, attributes and data as a declarative shadow root. */
export type DrawShadowRoot = (tag: string, attributes: Readonly<Record<string, string>>, data: unknown) => string;

/**
 * Server only: draws the declarative shadow root of an element. Undefined in the browser, where the parser has attached the server's root
 * already.
 */
export const ShadowRootContext = createContext<DrawShadowRoot | undefined>(undefined);
