import type { Inquiry } from '@wbn/contract/shapes';
import { deskThread } from '@wbn/core';
import type { Shared } from '../shared-props.ts';
import { useDesk } from './use-desk.ts';

/** Labels and assigned member of a conversation, in its row of the list. */
export function Tags({ thread, ...shared }: Shared & { readonly thread: Inquiry }) {
  const state = useDesk(shared);
  const { assignee, labels } = deskThread(state, thread.requestID);
  const member = state.members.find(({ userID }) => userID === assignee);
  const tags = member ? [...labels, `@${member.name}`] : labels;
  return (
    <>
      {tags.map((tag) => (
        <span part="tag" key={tag}>
          <bdi>{tag}</bdi>
        </span>
      ))}
    </>
  );
}
