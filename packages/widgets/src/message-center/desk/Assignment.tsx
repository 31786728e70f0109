import type { Inquiry } from '@wbn/contract/shapes';
import { deskThread, submits } from '@wbn/core';
import { useRef, useState } from 'react';
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
  /** The label that gets the typed name. */
  const [renamed, setRenamed] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const saved = (work: Promise<unknown>) =>
    work.then(
      () => true,
      () => say('failure', words.notSaved),
    );
  const desk = deskOf(shared);
  const update = (part: Parameters<typeof desk.update>[1]) => saved(desk.update(requestID, part));
  const edit = (label: string, text: string) => {
    setRenamed(label);
    setTyped(text);
  };
  const save = async () => {
    const label = typed.trim();
    const work = () => (renamed ? saved(desk.renameLabel(renamed, label)) : update({ labels: [...labels, label] }));
    if (label && (await work())) edit('', '');
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
        {renamed ? `${words.rename} ${renamed}` : words.labels}
        <input
          part="label"
          list="labels"
          maxLength={40}
          dir="auto"
          placeholder={words.addLabel}
          ref={field}
          value={typed}
          onInput={(event) => edit(renamed, event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') edit('', '');
            if (submits((event.nativeEvent ?? event) as KeyboardEvent)) save();
          }}
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
            <button
              type="button"
              part="rename-label"
              aria-label={`${words.rename} ${label}`}
              title={words.rename}
              onClick={() => {
                edit(label, label);
                field.current?.focus();
              }}
            >
              <bdi>{label}</bdi>
            </button>
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
