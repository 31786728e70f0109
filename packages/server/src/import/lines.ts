/** Longest line in bytes; a longer line is skipped without being stored. */
const longest = 1_048_576;

export interface Line {
  /** From 1. */
  readonly number: number;
  /** null if the line is too long or not valid UTF-8. */
  readonly text: string | null;
}

const newline = 0x0a;

/** Yields the lines of a byte stream in constant memory. Empty lines are counted but not yielded. */
export async function* linesOf(stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<Line> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let parts: Uint8Array[] = [];
  let length = 0;
  let number = 0;
  const take = (end: Uint8Array): Line | null => {
    number += 1;
    const tooLong = length + end.length > longest;
    const bytes = tooLong ? null : Buffer.concat([...parts, end]);
    parts = [];
    length = 0;
    if (bytes === null) return { number, text: null };
    try {
      const text = utf8.decode(bytes).trim();
      return text === '' ? null : { number, text };
    } catch {
      return { number, text: null };
    }
  };
  for await (const piece of stream) {
    let rest = typeof piece === 'string' ? Buffer.from(piece) : piece;
    for (let index = rest.indexOf(newline); index >= 0; index = rest.indexOf(newline)) {
      const line = take(rest.subarray(0, index));
      if (line) yield line;
      rest = rest.subarray(index + 1);
    }
    length += rest.length;
    if (length <= longest) parts.push(rest);
    else parts = [];
  }
  const last = length > 0 ? take(new Uint8Array()) : null;
  if (last) yield last;
}
