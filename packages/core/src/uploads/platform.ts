/** A multipart POST with progress. */
export interface UploadPost {
  readonly url: string;
  readonly form: FormData;
  readonly headers: Readonly<Record<string, string>>;
  /** From 0 to 1 during the upload. */
  readonly onProgress?: ((part: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Returns the HTTP status; 0 without an answer or after an abort. */
export type Poster = (post: UploadPost) => Promise<number>;

/** Timeout of one file in milliseconds: half a megabyte over a slow line. */
const patience = 120_000;

/** XMLHttpRequest, because fetch reports no upload progress. */
export const browserPoster: Poster = ({ form, headers, onProgress, signal, url }) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.timeout = patience;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    // Also runs after an error, abort or timeout: then the status is 0.
    request.onloadend = () => resolve(request.status);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
