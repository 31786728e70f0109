/** A file that has been uploaded and not sent yet. */
export interface AttachedFile {
  readonly token: string;
  readonly name: string;
}

/** What is written into a thread and not sent yet. */
export interface Draft {
  readonly draft: string;
  readonly files: readonly AttachedFile[];
}
