import { fail } from '../../fail.ts';
import type { Room } from './body-room.ts';
import { type IncomingFile, incomingFile } from './incoming-file.ts';
import { watchPace } from './watch-pace.ts';

export interface IncomingBody extends Pick<IncomingFile, 'read' | 'size'> {
  /** Keeps a piece. @throws Unavailable without room for it */
  take(bytes: Buffer): Promise<void>;
  /** The whole body is here: nothing more is waited for. */
  isWhole(): void;
  /** Forgets it and gives back its room. */
  end(): Promise<void>;
}

/** A full or broken disk says nothing about the body. */
const noDisk = (cause: unknown): never => fail('Unavailable', { retryAfter: 60, cause });

/**
 * A body on its way to the disk. `onSlow` is called when too little of it comes.
 * @throws Unavailable without a disk
 */
export async function incomingBody(folder: string, room: Room, onSlow: () => void): Promise<IncomingBody> {
  const file = await incomingFile(folder).catch(noDisk);
  const pace = watchPace(onSlow);
  return {
    read: file.read,
    size: file.size,
    async take(bytes) {
      pace.came(bytes.length);
      room.grow(bytes.length);
      await file.write(bytes).catch(noDisk);
    },
    isWhole: pace.end,
    async end() {
      pace.end();
      room.end();
      await file.end();
    },
  };
}
