/** What the rest of the server knows of the search engine. Nothing here names a database. */

export type SearchKind = 'business' | 'product' | 'user';

export interface SearchSpec {
  key: string;
  value: string;
}

/** 0 standard, 1 gold, 2 premium, 3 platinum. */
export type SearchTier = 0 | 1 | 2 | 3;

export interface SearchBoost {
  tier: SearchTier;
  verified: boolean;
  boosted?: boolean;
  /** Advice about goods, which stands behind the goods themselves. */
  advises?: boolean;
}

/** One value of a name, or several: a document has all of them, a query asks for any of them. */
export type Filters = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface SearchDocument {
  /** A UUID, unique over all kinds. */
  id: string;
  kind: SearchKind;
  /** Business type code (MA, DI, …); businesses only. */
  type?: string;
  name: string;
  categories?: string[];
  brand?: string;
  /** Part numbers, EANs, model codes: found however they are punctuated. */
  codes?: string[];
  description?: string;
  specs?: SearchSpec[];
  keywords?: string;
  /** Text so long that a word of it says little. */
  longText?: string;
  /** Exact matches a query may ask for, such as {country: 'SA'}; they are counted as facets, too. */
  filters?: Filters;
  boost?: SearchBoost;
  /** Orders browsing, newest first; the time of the first put when absent. */
  createdAt?: Date;
}

/** What some words of a query also stand for: `hard hat` stands for a category, `Turkish` for a country. */
export interface Meaning {
  /** The words, by their index in the query: the first, and the one after the last. */
  start: number;
  end: number;
  /** The filter that a document has which is meant. */
  name: string;
  value: string;
  /** Share of the words' worth that a document earns by the filter alone. */
  share: number;
}

export interface SearchQuery {
  kind: SearchKind;
  type?: string;
  /** Empty or blank: browse, boosted first, then newest. */
  text: string;
  /** The words of the text, where the caller has read them. */
  words?: readonly string[];
  meanings?: readonly Meaning[];
  /** Words that a document may hold instead of the one at this index. */
  either?: readonly { at: number; word: string }[];
  /** Words that stand next to each other in each document found. */
  phrases?: readonly string[];
  /** Words, or words next to each other, that no document found holds. */
  excluded?: readonly string[];
  /** Words that are right as they are: only others are repaired. */
  known?: ReadonlySet<string>;
  /** Nothing is repaired. */
  asTyped?: boolean;
  filters?: Filters;
  /** Names of filters whose values are counted among all that was found. */
  facets?: readonly string[];
  /** By relevance unless said otherwise. */
  sort?: 'newest';
  /** How many hits to skip. */
  from?: number;
  size?: number;
}

export interface SearchHit {
  id: string;
  score: number;
}

/** 0 all words, 1 all but one, 2 all but two, 3 any word. */
export type Relaxation = 0 | 1 | 2 | 3;

export interface SearchAnswer {
  hits: SearchHit[];
  /** Exact to 10,000; 10,000 with totalIsExact false beyond. Counts the hits of the relaxation level used. */
  total: number;
  totalIsExact: boolean;
  relaxed: Relaxation;
  /** The text that was searched instead, where an unknown word was repaired. */
  corrected?: string;
  /** Of each name asked for: how many of all found have which value. Values of a name are counted without the query's own filter of it. */
  facets?: Readonly<Record<string, readonly FacetCount[]>>;
}

export interface FacetCount {
  value: string;
  count: number;
}

export interface SuggestQuery {
  kind?: SearchKind;
  type?: string;
  prefix: string;
  size?: number;
}

export interface Suggestion {
  text: string;
  /** A whole name of a document, or the asked text with its last word completed. */
  source: 'name' | 'word';
  kind: SearchKind;
  /** The document, when source is 'name'. */
  id?: string;
}

/** Writes are seen by every search that starts after the surrounding transaction commits. */
export interface SearchWriter {
  put(documents: readonly SearchDocument[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

export interface SearchEngine<Transaction> extends SearchWriter {
  search(query: SearchQuery): Promise<SearchAnswer>;
  suggest(query: SuggestQuery): Promise<Suggestion[]>;
  /** The writer bound to a transaction of the caller: its writes commit or vanish with it. */
  inside(transaction: Transaction): SearchWriter;
  /** Word frequencies, average lengths, vocabulary and posting lists, taken anew. Changes speed and order, never what matches. */
  refreshStatistics(): Promise<void>;
  /** Empties the index, puts all of `documents` and refreshes. */
  rebuild(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<void>;
  /** Waits for upkeep that a search has started in the background. */
  idle(): Promise<void>;
}
