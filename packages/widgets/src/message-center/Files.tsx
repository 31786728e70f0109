import type { Message } from '@wbn/contract/shapes';

/** The files that came with a message. */
export function Files({ of: { attachments } }: { readonly of: Message }) {
  return (
    <>
      {attachments.map(({ contentType, name, url }) => (
        <a className="file" part="attachment" href={url} target="_blank" rel="noopener noreferrer nofollow" key={url}>
          {contentType.startsWith('image/') ? (
            <img src={url} alt="" loading="lazy" />
          ) : (
            <span aria-hidden="true">PDF</span>
          )}
          <bdi>{name}</bdi>
        </a>
      ))}
    </>
  );
}
