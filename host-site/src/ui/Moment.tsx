import { dateTime } from '@wbn/contract';

/** When something was, in the form that all read alike. Whoever points at it sees the time of their own clock: a server knows none. */
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
