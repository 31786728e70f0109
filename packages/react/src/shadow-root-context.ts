'use client';

import { createContext } from 'react';

/** An element's tag, its attributes and its data, to be drawn as a declarative shadow root. */
export type DrawShadowRoot = (tag: string, attributes: Readonly<Record<string, string>>, data: unknown) => string;

/**
 * Server only: draws the declarative shadow root of an element. In the browser there is none, for the parser has already put the
 * server's root in its place.
 */
export const ShadowRootContext = createContext<DrawShadowRoot | undefined>(undefined);
