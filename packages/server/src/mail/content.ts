/** What a mail says, before it is drawn as text and as HTML. All of it is plain text. */
export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Label and value, one below the other. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Words of somebody else: shown as theirs, line by line, never as ours. */
  readonly quote?: string;
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print below the action. */
  readonly note?: string;
}
