import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

export interface PictureProps {
  readonly url: string | null | undefined;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  readonly eager?: boolean;
  /** Shown if there is no picture or it fails to load. */
  readonly instead: ReactNode;
}

/** A picture may have failed before hydration: its event is lost, but it has no size. */
function useFailed(image: RefObject<HTMLImageElement | null>, url: string | null | undefined) {
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (url && image.current?.complete && image.current.naturalWidth === 0) setFailed(url);
  }, [image, url]);
  const isFailed = failed !== undefined && failed === url;
  useEffect(() => {
    if (!isFailed) return;
    // The connection may have been the reason.
    const again = () => setFailed(undefined);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isFailed]);
  return [isFailed, () => setFailed(url ?? undefined)] as const;
}

/** An image that never shows a broken frame. */
export function Picture({ alt, className, eager = false, height, instead, url, width }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, fail] = useFailed(image, url);
  if (!url || failed) return instead;
  return (
    <img
      ref={image}
      className={className}
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      onError={fail}
    />
  );
}
