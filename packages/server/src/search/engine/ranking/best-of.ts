/** Keeps the best items of a stream by score; among equals the older one wins. A heap with the worst item on top. */
export class BestOf {
  #size = 0;
  readonly #most: number;
  #scores = new Float64Array(64);
  #seqs = new Float64Array(64);

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

  offer(score: number, seq: number): void {
    if (this.#size < this.#most) {
      if (this.#size === this.#scores.length) this.#grow();
      this.#rise(this.#size, score, seq);
      this.#size += 1;
    } else if (this.#most > 0 && (score > this.#scores[0]! || (score === this.#scores[0]! && seq < this.#seqs[0]!))) {
      this.#sink(score, seq);
    }
  }

  /** Best first. */
  seqs(): number[] {
    return Array.from({ length: this.#size }, (_, index) => index)
      .sort((left, right) => this.#scores[right]! - this.#scores[left]! || this.#seqs[left]! - this.#seqs[right]!)
      .map((at) => this.#seqs[at]!);
  }

  #worse(at: number, score: number, seq: number): boolean {
    return this.#scores[at]! < score || (this.#scores[at]! === score && this.#seqs[at]! > seq);
  }

  /** Grows with the number of items offered, not with the limit. */
  #grow(): void {
    const [scores, seqs] = [new Float64Array(2 * this.#size), new Float64Array(2 * this.#size)];
    scores.set(this.#scores);
    seqs.set(this.#seqs);
    this.#scores = scores;
    this.#seqs = seqs;
  }

  #set(at: number, score: number, seq: number): void {
    this.#scores[at] = score;
    this.#seqs[at] = seq;
  }

  #rise(from: number, score: number, seq: number): void {
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#worse(above, score, seq)) break;
      this.#set(at, this.#scores[above]!, this.#seqs[above]!);
      at = above;
    }
    this.#set(at, score, seq);
  }

  #sink(score: number, seq: number): void {
    let at = 0;
    for (let below = 1; below < this.#size; below = 2 * at + 1) {
      const right = below + 1;
      if (right < this.#size && this.#worse(right, this.#scores[below]!, this.#seqs[below]!)) below = right;
      if (!this.#worse(below, score, seq)) break;
      this.#set(at, this.#scores[below]!, this.#seqs[below]!);
      at = below;
    }
    this.#set(at, score, seq);
  }
}
