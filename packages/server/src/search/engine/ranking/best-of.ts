/** Keeps the best items of a stream by score; among equals the older one wins. A heap with the worst item on top. */
export class BestOf {
  #size = 0;
  readonly #most: number;
  #scores = new Float64Array(64);
  #seqs = new Float64Array(64);
  #notes = new Float64Array(64);

  constructor(maximum: number) {
    this.#most = maximum;
  }

  /** Items with a lower score are not kept. */
  get threshold(): number {
    return this.#size < this.#most ? Number.NEGATIVE_INFINITY : (this.#scores[0] ?? Number.POSITIVE_INFINITY);
  }

  /** The seq of the worst kept item. */
  get last(): number {
    return this.#seqs[0] ?? 0;
  }

  get full(): boolean {
    return this.#size === this.#most;
  }

  /** The note is kept with the item. */
  offer(score: number, seq: number, note = score): void {
    if (this.#size < this.#most) {
      if (this.#size === this.#scores.length) this.#grow();
      this.#rise(this.#size, score, seq, note);
      this.#size += 1;
    } else if (this.#most > 0 && (score > this.#scores[0]! || (score === this.#scores[0]! && seq < this.#seqs[0]!))) {
      this.#sink(score, seq, note);
    }
  }

  /** Best first. */
  items(): { score: number; seq: number; note: number }[] {
    return Array.from({ length: this.#size }, (_, at) => ({
      score: this.#scores[at]!,
      seq: this.#seqs[at]!,
      note: this.#notes[at]!,
    })).sort((left, right) => right.score - left.score || left.seq - right.seq);
  }

  #worse(at: number, score: number, seq: number): boolean {
    return this.#scores[at]! < score || (this.#scores[at]! === score && this.#seqs[at]! > seq);
  }

  /** Grows with the number of items offered, not with the limit. */
  #grow(): void {
    const grown = (items: Float64Array) => {
      const longer = new Float64Array(2 * this.#size);
      longer.set(items);
      return longer;
    };
    this.#scores = grown(this.#scores);
    this.#seqs = grown(this.#seqs);
    this.#notes = grown(this.#notes);
  }

  #set(at: number, score: number, seq: number, note: number): void {
    this.#scores[at] = score;
    this.#seqs[at] = seq;
    this.#notes[at] = note;
  }

  #move(from: number, to: number): void {
    this.#set(to, this.#scores[from]!, this.#seqs[from]!, this.#notes[from]!);
  }

  #rise(from: number, score: number, seq: number, note: number): void {
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#worse(above, score, seq)) break;
      this.#move(above, at);
      at = above;
    }
    this.#set(at, score, seq, note);
  }

  #sink(score: number, seq: number, note: number): void {
    let at = 0;
    for (let below = 1; below < this.#size; below = 2 * at + 1) {
      const right = below + 1;
      if (right < this.#size && this.#worse(right, this.#scores[below]!, this.#seqs[below]!)) below = right;
      if (!this.#worse(below, score, seq)) break;
      this.#move(below, at);
      at = below;
    }
    this.#set(at, score, seq, note);
  }
}
