import type { Part } from './read-parts.ts';

export type Ports = Readonly<Record<Part, number>>;
