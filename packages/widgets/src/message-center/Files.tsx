import type { Message } from '@wbn/contract/shapes';
import type { MessageCenter } from '@wbn/core';
import type { MouseEvent } from 'react';

interface FilesProps {
  readonly of: Message;
  readonly center: MessageCenter;
}

/** Links of files expire after minutes: an open conversation requests new ones. */
const hasEnded = (url: string): boolean => Number(/[?&]until=(\d+)/.exec(url)?.[1] ?? Number.NaN) <= Date.now();

/** The files of a message. */
export function Files({ of: { attachments, messageID }, center }: FilesProps) {
  const renew = () => center.refresh(center.get().requestID).catch(() => {});
  const follow = async (event: MouseEvent, at: number, url: string) => {
    if (!hasEnded(url)) return;
    event.preventDefault();
    await renew();
    const fresh = center.get().messages.find((one) => one.messageID === messageID)?.attachments[at]?.url;
    if (fresh) window.open(fresh, '_blank', 'noopener');
  };
  return (
    <>
      {attachments.map(({ contentType, name, url }, index) => (
        <a
          className="file"
          part="attachment"
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          key={url}
          onClick={(event) => follow(event, index, url)}
        >
          {contentType.startsWith('image/') ? (
            <img src={url} alt="" loading="lazy" onError={() => void (hasEnded(url) && renew())} />
          ) : (
            <span aria-hidden="true">PDF</span>
          )}
          <bdi>{name}</bdi>
        </a>
      ))}
    </>
  );
}
