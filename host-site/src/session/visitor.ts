/** What the shell shows of the visitor. */
export interface Visitor {
  readonly state: 'visitor' | 'user';
  readonly userID?: string;
  readonly name?: string;
  readonly photo?: string;
  /** The business as which they like, comment and post; undefined: as themself. */
  readonly businessID?: string;
  /** Whether menus lead to the operator's pages; the API decides what the person may do there. */
  readonly isOperator?: boolean;
}
