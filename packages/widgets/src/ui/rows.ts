/** One row of a list: its value, and the text that a visitor reads. */
export interface Row {
  readonly value: string;
  readonly label: string;
}
