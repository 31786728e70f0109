import { upload } from '@wbn/core/uploads';
import { useRef, useState } from 'react';
import { inboxTexts } from './texts/inbox/index.ts';
import type { Shared } from './view.tsx';

const types = 'image/png,image/jpeg,image/webp,application/pdf';
/** As the contract has them: of one message, and bytes of one file. */
const most = 5;
const largest = 512_000;

/** Files for the next message: chosen, uploaded at once, and taken back again. */
export function Attach({ view, center, say }: Shared) {
  const words = inboxTexts(view.locale);
  const input = useRef<HTMLInputElement>(null);
  /** How far the one under way is, from 0 to 1. */
  const [part, setPart] = useState<number>();
  const { files } = center.get();
  const take = async (chosen: readonly File[]) => {
    for (const file of chosen) {
      if (center.get().files.length >= most) return say('failure', words.mostFiles);
      if (!types.includes(file.type || '-') || file.size > largest) {
        say('failure', words.wrongFile);
        continue;
      }
      setPart(0);
      try {
        const { token } = await upload(view.services, { to: 'message', file, onProgress: setPart });
        center.write({ files: [...center.get().files, { token, name: file.name.slice(0, 200) }] });
      } catch (error) {
        say('failure', (error as Error).name === 'UploadRefused' ? words.wrongFile : words.wrong);
      }
    }
    setPart(undefined);
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
          strokeWidth="2"
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
          setPart(undefined);
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
