export interface RecentTexts {
  has(text: string): boolean;
  add(text: string): void;
}

/** A set of the last texts that were added, `most` of them. */
export function recentTexts(most: number): RecentTexts {
  const texts = new Set<string>();
  return {
    has: (text) => texts.has(text),
    add(text) {
      // Again at the end: a Set keeps the order of insertion.
      texts.delete(text);
      texts.add(text);
      for (const oldest of texts) {
        if (texts.size <= most) break;
        texts.delete(oldest);
      }
    },
  };
}
