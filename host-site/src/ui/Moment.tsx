import { dateTime } from '@wbn/contract';

/** A time in a fixed format. The tooltip shows local time, which a server does not know. */
export const Moment = ({ at }: { readonly at: string }) => (
  <time
    dateTime={at}
    dir="ltr"
    onPointerEnter={({ currentTarget }) => {
      currentTarget.title = new Date(at).toLocaleString();
    }}
  >
    {dateTime(at)}
  </time>
);
