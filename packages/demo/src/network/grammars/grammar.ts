/**
 * The words of one category, as they are written down. Lists are one string, parted by ` | `.
 *
 * What a product of it is like stands in lines parted by `; `:
 *   `Width: 1,000 mm | 1,250 mm`   a line of the data sheet; a number is drawn from `Weight: 2..40/0.5 kg` (from..to/step unit)
 *   `^Finish: cold-rolled | …`     stands before the noun as well: "cold-rolled steel coil"
 *   `*Thickness: 2 mm | …`         stands behind the noun as well: "steel coil, 2 mm"
 *   `+Size: 8 | 9`                 stands behind it with its key: "gloves, size 9"
 *   `^ compact | …`, `* boxed | …` without a key: in the name only
 *   `= nut | bolts | ~flour`       what the product is called; by default the subcategory in the singular; ~ marks what has no plural
 *   `&Seats: 4 | 6 / 8`            in step with the other lists marked `&`: the second value with the second noun (`=& desk | table`) or the
 *                                  second size (`*&Size: …`); ` / ` parts values that fit that place alike; a shorter list begins anew
 *   `@ bakeries | dairies`         in a subcategory: who buys it, instead of the category's buyers
 *   `-Weight`                      in a subcategory: without that line of the category; `!` without any of them
 */
export interface CategoryWords {
  /** Categories of the same industry that a company of this one has beside it. */
  readonly near: string;
  /** Words of company names: "Kessler Drives". */
  readonly trade: string;
  /** Organisations or people, in the plural. */
  readonly buyers: string;
  /** What a maker (or who serves) does itself, as a verb phrase after "we": "machine our own housings". */
  readonly processes: string;
  /** Reasons to buy here, as noun phrases; beside the industry's. */
  readonly strengths?: string;
  /** Whole sentences that are true of every product of the category. Slots: {n} the product's noun, {buyers}, {city}. */
  readonly sentences: readonly string[];
  /** Beside the industry's. */
  readonly certificates?: string;
  /** Instead of the industry's: 'tons 80..9000' a month. */
  readonly capacity?: string;
  /** Instead of the industry's. */
  readonly packaging?: string;
  /** Its products are services: no plant, no stock, no port. */
  readonly service?: boolean;
  /** Its products carry model codes. Default: the industry's. */
  readonly coded?: boolean;
  /** The year before which nobody was in this trade; default the industry's. */
  readonly since?: number;
  /** The lines of every subcategory, unless its own say otherwise. */
  readonly all: string;
  /** Lines by subcategory. A `^` or `*`/`+` line here replaces all such lines of `all`; a key replaces the same key. */
  readonly subs: Readonly<Record<string, string>>;
}

/** How making is called: goods are made, food is produced. */
export interface Voice {
  readonly maker: readonly string[];
  readonly makers: string;
  readonly make: string;
  readonly made: string;
  readonly plant: string;
}

/** How one industry speaks. */
export interface Grammar {
  readonly industryID: string;
  /** Invented first words of company names that fit all categories. */
  readonly roots: string;
  readonly strengths: string;
  readonly certificates: string;
  readonly capacity: string;
  readonly packaging: string;
  readonly coded?: boolean;
  /** People walk into its shops. */
  readonly consumer?: boolean;
  readonly since?: number;
  readonly voice?: Voice;
  /** By the category's name. */
  readonly categories: Readonly<Record<string, CategoryWords>>;
}
