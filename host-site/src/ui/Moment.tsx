import { dateTime, localTime } from '@wbn/contract';
import { useEffect, useState } from 'react';
import { useSite } from '../site-context.ts';

/** A time in a fixed format, and beside it the reader's local time, which a server does not know. */
export function Moment({ at }: { readonly at: string }) {
  const { locale } = useSite();
  const [local, setLocal] = useState<string>();
  useEffect(() => setLocal(localTime(at, locale)), [at, locale]);
  return (
    <time dateTime={at} dir="ltr">
      {dateTime(at)}
      {local && (
        <>
          {' '}
          · <bdi>{local}</bdi>
        </>
      )}
    </time>
  );
}
