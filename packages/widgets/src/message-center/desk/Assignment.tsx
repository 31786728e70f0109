import type { Inquiry } from '@wbn/contract/shapes';
import { deskThread, submits } from '@wbn/core';
import { useState } from 'react';
import type { Shared } from '../shared-props.ts';
import { deskTexts } from '../texts/desk/index.ts';
import { deskOf, useDesk } from './use-desk.ts';

/** The member who answers a conversation, and its labels. */
export function Assignment({ thread, ...shared }: Shared & { readonly thread: Inquiry }) {
  const { say, view } = shared;
  const words = deskTexts(view);
  const state = useDesk(shared);
  const { requestID } = thread;
  const { assignee, labels } = deskThread(state, requestID);
  const [typed, setTyped] = useState('');
  const update = (part: Parameters<ReturnType<typeof deskOf>['update']>[1]) =>
    deskOf(shared)
      .update(requestID, part)
      .then(
        () => true,
        () => say('failure', words.notSaved),
      );
  const add = async () => {
    const label = typed.trim();
    if (label && (await update({ labels: [...labels, label] }))) setTyped('');
  };
  return (
    <>
      <label>
        {words.assignee}
        <select
          part="assignee"
          value={assignee ?? ''}
          onChange={(event) => update({ assignee: event.currentTarget.value || null })}
        >
          <option value="">{words.nobody}</option>
          {state.members.map(({ name, userID }) => (
            <option key={userID} value={userID}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.labels}
        <input
          part="label"
          list="labels"
          maxLength={40}
          dir="auto"
          placeholder={words.addLabel}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => submits((event.nativeEvent ?? event) as KeyboardEvent) && add()}
        />
      </label>
      <datalist id="labels">
        {state.labels.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <ul className="files">
        {labels.map((label) => (
          <li key={label}>
            <bdi>{label}</bdi>
            <button
              type="button"
              part="remove-label"
              aria-label={`${words.remove} ${label}`}
              onClick={() => update({ labels: labels.filter((one) => one !== label) })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
