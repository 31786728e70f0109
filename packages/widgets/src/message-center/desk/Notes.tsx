import { addNote, listNotes, removeNote } from '@wbn/contract';
import type { Inquiry, Note } from '@wbn/contract/shapes';
import { deskThread } from '@wbn/core';
import { useEffect, useState } from 'react';
import type { Shared } from '../shared-props.ts';
import { deskTexts } from '../texts/desk/index.ts';
import { Question } from './Question.tsx';
import { deskOf, useDesk } from './use-desk.ts';

/** Internal notes of the business on a conversation. The number at the desk tells of notes that colleagues add. */
export function Notes({ thread, ...shared }: Shared & { readonly thread: Inquiry }) {
  const { say, view } = shared;
  const { services: client } = view;
  const words = deskTexts(view);
  const state = useDesk(shared);
  const params = { id: state.businessID, rid: thread.requestID };
  const { notes: count } = deskThread(state, thread.requestID);
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Note>();
  const load = () => client.call(listNotes, { params }).then(({ data }) => setNotes(data));
  useEffect(() => {
    load().catch(() => say('failure', words.notLoaded));
  }, [params.id, params.rid, count]);
  const act = async (work: Promise<unknown>) => {
    setBusy(true);
    try {
      await work;
      deskOf(shared).reload();
      await load();
      return true;
    } catch {
      say('failure', words.notSaved);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const add = async () => {
    if (await act(client.call(addNote, { params, body: { content: typed } }))) setTyped('');
  };
  return (
    <>
      <h3>{words.notes}</h3>
      <small>{words.notesHint}</small>
      <ul className="notes" part="notes">
        {notes.map((note) => (
          <li key={note.noteID}>
            <p dir="auto">{note.content}</p>
            <small>
              <bdi>{note.author?.name}</bdi> <bdi>{shared.time(note.createdAt)}</bdi>
            </small>
            <button
              type="button"
              part="remove-note"
              aria-label={`${words.remove} ${note.content.slice(0, 40)}`}
              disabled={isBusy}
              onClick={() => setAsked(note)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <Question
          view={view}
          text={asked.content}
          close={() => setAsked(undefined)}
          remove={() => act(client.call(removeNote, { params: { ...params, noteID: asked.noteID } }))}
        />
      )}
      <textarea
        part="note"
        rows={2}
        maxLength={2000}
        dir="auto"
        aria-label={words.addNote}
        placeholder={words.addNote}
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="button" part="add-note" disabled={isBusy || !typed.trim()} onClick={add}>
        {words.addNote}
      </button>
    </>
  );
}
