/** A document that is newer than all segments, as their lists would have it. */
export interface FreshDocument {
  seq: number;
  /** The impact of each lexeme, as in a posting list. */
  worths: ReadonlyMap<string, number>;
  /** Its filter marks. */
  marks: readonly string[];
}

/** A version of a document, which never changes: the next one has another seq. */
export interface NamedDocument {
  id: string;
  boost: number;
  /** Positions of each lexeme in the name and the categories. */
  name: ReadonlyMap<string, readonly number[]>;
}
