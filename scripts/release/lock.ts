import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package in package-lock.json. */
export interface Locked {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  /** Every path of the lock file. */
  readonly places: readonly string[];
  /** @throws if the lock file has no entry for this path */
  at(place: string): Locked;
  /** The installed path of a package: in the nearest node_modules above the package that needs it. Undefined if the lock file lacks it. */
  find(name: string, asker: string): string | undefined;
}

export function readLock(top: string): Lock {
  const { packages } = JSON.parse(readFileSync(path.join(top, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  return {
    places: Object.keys(packages),
    at(place) {
      const locked = packages[place];
      if (!locked) throw new Error(`package-lock.json has nothing at ${place}.`);
      return locked;
    },
    find(name, asker) {
      for (let at = asker; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
        const place = `${at}${at && '/'}node_modules/${name}`;
        const locked = packages[place];
        if (locked) return locked.link ? (locked.resolved ?? place) : place;
        if (at === '') return undefined;
      }
    },
  };
}
