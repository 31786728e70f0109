/** The content of a mail before it is rendered as text and HTML. All values are plain text. */
export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Pairs of label and value, shown below each other. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** A text written by another user: shown line by line as a quotation. */
  readonly quote?: string;
  readonly action?: { readonly label: string; readonly url: string };
  /** Further pages below the action button, under a line that says what they are. */
  readonly more?: {
    readonly title: string;
    readonly links: readonly { readonly label: string; readonly url: string }[];
  };
  /** Small print below the action button. */
  readonly note?: string;
}
