import type { LiveEvent } from '@wbn/contract/shapes';

export interface Received {
  readonly id: string;
  readonly data: LiveEvent;
}

/** Parses a stream of events from pieces of any size. Ignores unknown lines. */
export function parser(listener: (event: Received) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() as string;
    for (const block of blocks) {
      const [, id = '', data] = /^id: (\d+)\ndata: (.*)$/.exec(block) ?? [];
      if (data) listener({ id, data: JSON.parse(data) });
    }
  };
}
