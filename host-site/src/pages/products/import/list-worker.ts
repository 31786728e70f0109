import type { ReadRows } from '@wbn/core';
import { type ListFile, readList } from './read-list.ts';
import type { FileProblem } from './table-of.ts';

/** The part of a worker's global scope that is used here: the types of pages lack it. */
interface Scope {
  onmessage: (event: MessageEvent<ListFile>) => void;
  postMessage(message: unknown): void;
}
const scope = globalThis as unknown as Scope;

/** A message is a copy of the list: a browser without memory for it refuses to send it. */
function tell(read: ReadRows | FileProblem): void {
  try {
    scope.postMessage({ read });
  } catch {
    scope.postMessage({ read: 'tooLarge' });
  }
}

scope.onmessage = ({ data }) => {
  readList(data).then(tell, () => tell('unreadable'));
};
scope.postMessage({ isReady: true });
