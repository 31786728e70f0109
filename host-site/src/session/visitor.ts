/** The shell's view of the visitor. */
export interface Visitor {
  readonly state: 'visitor' | 'user';
  readonly userID?: string;
  readonly name?: string;
  readonly photo?: string;
  /** The business that they act as; undefined: themself. */
  readonly businessID?: string;
  /** Whether menus lead to the operator's pages; the API decides what the person may do there. */
  readonly isOperator?: boolean;
}
