/**
 * The words of one category in source form. Lists are one string, separated by ` | `.
 *
 * Properties of its products are lines separated by `; `:
 * `Width: 1,000 mm | 1,250 mm`   a line of the data sheet; a number is drawn from `Weight: 2..40/0.5 kg` (from..to/step unit)
 * `^Finish: cold-rolled | …`     also before the noun: "cold-rolled steel coil"
 * `*Thickness: 2 mm | …`         also after the noun: "steel coil, 2 mm"
 * `+Size: 8 | 9`                 after the noun with its key: "gloves, size 9"
 * `^ compact | …`, `* boxed | …` without a key: only in the name
 * `= nut | bolts | ~flour`       nouns of the product; default: the subcategory in the singular; ~ marks a noun without plural
 * `&Seats: 4 | 6 / 8`            values matched by index with the other lists marked `&`: the second value with the second noun
 *                                (`=& desk | table`) or the second size (`*&Size: …`); ` / ` separates alternatives at one index; a
 *                                shorter list repeats
 * `@ bakeries | dairies`         in a subcategory: its buyers, instead of the category's
 * `-Weight`                      in a subcategory: removes that line of the category; `!` removes all of them
 */
export interface CategoryWords {
  /** Categories of the same industry that a company of this category may also have. */
  readonly near: string;
  /** Words of company names: "Kessler Drives". */
  readonly trade: string;
  /** Organisations or people, in the plural. */
  readonly buyers: string;
  /** In-house processes of a maker or service company, as a verb phrase after "we": "machine our own housings". */
  readonly processes: string;
  /** Advantages, as noun phrases; added to the industry's. */
  readonly strengths?: string;
  /** Sentences that are true for every product of the category. Slots: {n} the product's noun, {buyers}, {city}. */
  readonly sentences: readonly string[];
  /** Added to the industry's. */
  readonly certificates?: string;
  /** Replaces the industry's: 'tons 80..9000' per month. */
  readonly capacity?: string;
  /** Replaces the industry's. */
  readonly packaging?: string;
  /** Its products are services: without plant, stock and port. */
  readonly service?: boolean;
  /** Whether its products have model codes. Default: the industry's. */
  readonly coded?: boolean;
  /** Earliest founding year in this trade; default: the industry's. */
  readonly since?: number;
  /** Lines of every subcategory, unless it overrides them. */
  readonly all: string;
  /** Lines by subcategory. A `^` or `*`/`+` line here replaces all such lines of `all`; a key replaces the same key. */
  readonly subs: Readonly<Record<string, string>>;
}

/** Words for making: goods are made, food is produced. */
export interface Voice {
  readonly maker: readonly string[];
  readonly makers: string;
  readonly make: string;
  readonly made: string;
  readonly plant: string;
}

/** The vocabulary of one industry. */
export interface Grammar {
  readonly industryID: string;
  /** Invented first words of company names for all categories. */
  readonly roots: string;
  readonly strengths: string;
  readonly certificates: string;
  readonly capacity: string;
  readonly packaging: string;
  readonly coded?: boolean;
  /** Its shops serve consumers. */
  readonly consumer?: boolean;
  readonly since?: number;
  readonly voice?: Voice;
  /** By the category's name. */
  readonly categories: Readonly<Record<string, CategoryWords>>;
}
