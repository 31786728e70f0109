/** What an upload asks of the page: one multipart POST that tells how far it is. */
export interface UploadPost {
  readonly url: string;
  readonly form: FormData;
  readonly headers: Readonly<Record<string, string>>;
  /** From 0 to 1, while the file is on its way. */
  readonly onProgress?: ((part: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Answers the HTTP status; 0 when no answer came, or when it was called off. */
export type Poster = (post: UploadPost) => Promise<number>;

/** Milliseconds for one file: half a megabyte over a slow line. */
const patience = 120_000;

/** fetch does not tell how much of a body has left, so this is the older way. */
export const browserPoster: Poster = ({ form, headers, onProgress, signal, url }) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.timeout = patience;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    // Also after an error, an abort or a timeout: the status is 0 then.
    request.onloadend = () => resolve(request.status);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
