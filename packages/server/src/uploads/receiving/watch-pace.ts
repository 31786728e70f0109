/** Milliseconds between two looks at a body. */
const lookEvery = 5_000;
/** Bytes that must come between them: 5 kB a second, slower than any line of today but a broken one. */
const leastBytes = 25_000;

export interface Pace {
  came(bytes: number): void;
  end(): void;
}

/** Calls `onSlow` when too little of a body comes: a sender of a byte now and then would hold a connection and the bytes before it. */
export function watchPace(onSlow: () => void, { every = lookEvery, least = leastBytes } = {}): Pace {
  let bytes = 0;
  const timer = setInterval(() => {
    if (bytes < least) onSlow();
    bytes = 0;
  }, every);
  timer.unref();
  return {
    came(more) {
      bytes += more;
    },
    end: () => clearInterval(timer),
  };
}
