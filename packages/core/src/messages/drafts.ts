/** An uploaded file of an unsent message. */
export interface AttachedFile {
  readonly token: string;
  readonly name: string;
}

/** The unsent message of a thread. */
export interface Draft {
  readonly draft: string;
  readonly files: readonly AttachedFile[];
}
