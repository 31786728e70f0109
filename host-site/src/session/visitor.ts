/** What the shell shows of the visitor. */
export interface Visitor {
  readonly state: 'visitor' | 'user';
  readonly userID?: string;
  readonly name?: string;
  readonly photo?: string;
  /** The business as which they like, comment and post; undefined: as themself. */
  readonly businessID?: string;
}
