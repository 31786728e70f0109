/** The search engine's interface for the rest of the server; independent of any database. */

export type SearchKind = 'business' | 'product' | 'user' | 'post';

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
  /** Offers advice: ranks below goods. */
  advises?: boolean;
}

/** One or several values of a name. A document has all of them; a query matches any of them. */
export type Filters = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface SearchDocument {
  /** A UUID, unique over all kinds. */
  id: string;
  kind: SearchKind;
  /** Business type code (MA, DI, …); businesses only. */
  type?: string;
  name: string;
  /** The name in other letters. */
  otherNames?: string[];
  categories?: string[];
  brand?: string;
  /** Part numbers, EANs, model codes: found with any punctuation. */
  codes?: string[];
  description?: string;
  specs?: SearchSpec[];
  keywords?: string;
  /** Long text, in which a single word counts little. */
  longText?: string;
  /** Values for exact filters, e.g. {country: 'SA'}; also counted as facets. */
  filters?: Filters;
  boost?: SearchBoost;
  /** Sort key of the orders by price: a decimal text. Documents without one come last. */
  price?: string | undefined;
  /** Sort key of browsing, newest first; defaults to the time of the first put. */
  createdAt?: Date;
}

/** A second meaning of some words of a query: `hard hat` also means a category, `Turkish` a country. */
export interface Meaning {
  /** Indexes in the query: of the first word, and of the word after the last. */
  start: number;
  end: number;
  /** The filter that matching documents have. */
  name: string;
  value: string;
  /** Share of the words' worth that the filter alone earns. */
  share: number;
  /** The words mean nothing else: if no document has the filter, none holds them. */
  isSure?: boolean;
}

/** Orders besides relevance. Prices of different currencies do not compare: filter by one. */
export type SearchOrder = 'newest' | 'price-asc' | 'price-desc';

export interface SearchQuery {
  kind: SearchKind;
  type?: string;
  /** Empty or blank: lists all documents, boosted first, then newest. */
  text: string;
  /** The words of the text, if the caller has parsed them. */
  words?: readonly string[];
  meanings?: readonly Meaning[];
  /** Alternatives for the word at this index. */
  either?: readonly { at: number; word: string }[];
  /** Words that must be adjacent in each result. */
  phrases?: readonly string[];
  /** Words or phrases that no result may hold. */
  excluded?: readonly string[];
  /** No result has one of these values. */
  excludedFilters?: Filters;
  /** Correctly spelled words, which are not repaired. */
  known?: Pick<ReadonlySet<string>, 'has'>;
  /** Unwanted words: documents that say to be without them come first. */
  lacking?: readonly string[];
  /** Whether a word may be searched instead of an unknown one; without it, any may. */
  mayMean?: (typed: string, instead: string) => boolean;
  /** Indexes of the words that name the goods. If too few documents hold all words, these are required and the others affect the order. */
  goods?: readonly number[];
  /** Turns spelling repair off. */
  asTyped?: boolean;
  filters?: Filters;
  /** Filters whose values are counted over all results. */
  facets?: readonly string[];
  /** Finds only documents that hold every word: no relaxation. */
  strict?: boolean;
  /** Default: by relevance. */
  sort?: SearchOrder;
  /** Number of hits to skip. */
  from?: number;
  size?: number;
}

export interface SearchHit {
  id: string;
  score: number;
}

/** 0 all words, 1 all but one, 2 all but two, 3 any word. */
export type Relaxation = 0 | 1 | 2 | 3;

/** A word that no document holds and no company is called, with the words that were searched instead. */
export interface UnknownWord {
  word: string;
  instead: string | undefined;
  /** Documents hold another word of its stem, so that it is found although nobody writes it. */
  isFoundByStem?: true;
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** Exact up to 10,000; above that 10,000 with totalIsExact false. Counts the hits of the relaxation level used. */
  total: number;
  totalIsExact: boolean;
  relaxed: Relaxation;
  /** Only the filters exclude all results: without them there are some. */
  filteredOut?: true;
  /** Words of the query that no document holds; without results also words and phrases that only other types hold. */
  missing?: readonly string[];
  /** The text that was searched instead, if an unknown word was repaired. */
  corrected?: string;
  /** The words that a repair was tried for. */
  unknown?: readonly UnknownWord[];
  /** Number of results per value of each requested facet. A facet ignores the query's own filter of the same name. */
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

export interface HeldQuery {
  kind: SearchKind;
  type?: string | undefined;
  filters: readonly { name: string; value: string }[];
}

export interface Suggestion {
  text: string;
  /** A whole name of a document, or the typed text with its last word completed. */
  source: 'name' | 'word';
  kind: SearchKind;
  /** The document, when source is 'name'. */
  id?: string;
}

/** Every search that starts after the surrounding transaction commits sees the writes. */
export interface SearchWriter {
  put(documents: readonly SearchDocument[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

export interface SearchEngine<Transaction> extends SearchWriter {
  search(query: SearchQuery): Promise<SearchAnswer>;
  suggest(query: SuggestQuery): Promise<Suggestion[]>;
  /** Which of the filters any document of a kind and type meets. Frequencies of the last refresh are evidence enough. */
  held(query: HeldQuery): Promise<boolean[]>;
  /** A writer in the caller's transaction: its writes commit or roll back with it. */
  inside(transaction: Transaction): SearchWriter;
  /** Recomputes word frequencies, average lengths, vocabulary and posting lists. Changes speed and order, never the set of results. */
  refreshStatistics(): Promise<void>;
  /** Empties the index, puts all of `documents` and refreshes. */
  rebuild(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<void>;
  /** Waits for background upkeep that a search has started. */
  idle(): Promise<void>;
}
