import { WbnComments } from '@wbn/react/lazy';
import './wbn.ts';

const showComments = () => import('@wbn/widgets/comments');

export function Discussion() {
  return (
    <>
      <button type="button" onClick={showComments}>
        Show the discussion
      </button>
      <WbnComments resourceId="id-of-a-business" resourceType="business">
        <p>Nobody has asked for the discussion yet.</p>
      </WbnComments>
    </>
  );
}
