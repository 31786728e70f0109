import { uploadLimit } from '@wbn/contract';
import { shrinkPicture, upload } from '@wbn/core/uploads';
import { useRef } from 'react';
import type { Shared } from './shared-props.ts';
import { inboxTexts } from './texts/inbox/index.ts';

const types = 'image/png,image/jpeg,image/webp,application/pdf';
/** Files per message, as in the contract. */
const maximum = 5;

interface AttachProps extends Shared {
  /** Progress of the running upload, from 0 to 1. */
  readonly part: number | undefined;
  setPart(part?: number): void;
}

/** A picture above the limit is shrunk. The server decides about a document, and about a picture that the browser cannot read. */
const fitting = async (file: File): Promise<Blob> =>
  file.size <= uploadLimit || file.type === 'application/pdf'
    ? file
    : await shrinkPicture(file, uploadLimit).catch(() => file);

/** Files of the next message: chosen, uploaded at once, removable. */
export function Attach({ view, center, say, part, setPart }: AttachProps) {
  const words = inboxTexts(view);
  const input = useRef<HTMLInputElement>(null);
  const { files, requestID } = center.get();
  const kept = () => center.drafts.get(requestID)?.files ?? [];
  const take = async (chosen: readonly File[]) => {
    for (const file of chosen) {
      if (kept().length >= maximum) return say('failure', words.maxFiles);
      if (!types.includes(file.type || '-')) {
        say('failure', words.wrongFile);
        continue;
      }
      setPart(0);
      try {
        const { token } = await upload(view.services, {
          to: 'message',
          file: await fitting(file),
          onProgress: setPart,
        });
        // Another conversation may be open by now: the file stays with its own.
        center.write({ files: [...kept(), { token, name: file.name.slice(0, 200) }] }, requestID);
      } catch (error) {
        say('failure', (error as Error).name === 'UploadRefused' ? words.wrongFile : words.wrong);
      }
    }
  };
  return (
    <>
      <button
        type="button"
        className="icon"
        part="attach"
        aria-label={words.attach}
        title={words.attach}
        disabled={part !== undefined}
        onClick={() => input.current?.click()}
      >
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          aria-hidden="true"
        >
          <path d="m21 11-9 9a6 6 0 0 1-8-8l9-9a4 4 0 0 1 6 6l-9 9a2 2 0 0 1-3-3l8-8" />
        </svg>
      </button>
      <input
        hidden
        type="file"
        part="file"
        multiple
        accept={types}
        tabIndex={-1}
        ref={input}
        onChange={async ({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          await take(chosen);
          setPart();
        }}
      />
      {(files[0] || part !== undefined) && (
        <ul className="files" part="files">
          {files.map(({ name, token }) => (
            <li key={token}>
              <bdi>{name}</bdi>
              <button
                type="button"
                part="remove"
                aria-label={`${words.remove} ${name}`}
                onClick={() => center.write({ files: files.filter((one) => one.token !== token) })}
              >
                ×
              </button>
            </li>
          ))}
          {part !== undefined && (
            <li>
              <progress value={part} aria-label={words.uploading} />
            </li>
          )}
        </ul>
      )}
    </>
  );
}
