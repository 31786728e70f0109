import { listTemplates, removeTemplate, saveTemplate } from '@wbn/contract';
import type { Inquiry, Template } from '@wbn/contract/shapes';
import { fillTemplate, submits } from '@wbn/core';
import { useRef, useState } from 'react';
import type { Shared } from '../shared-props.ts';
import { deskTexts } from '../texts/desk/index.ts';
import { Question } from './Question.tsx';
import { useDesk } from './use-desk.ts';

/** Saved answers of a business beside the field: choose one, save the written text as one, remove one. */
export function Templates({ thread, ...shared }: Shared & { readonly thread: Inquiry }) {
  const { center, say, view } = shared;
  const { services: client } = view;
  const words = deskTexts(view);
  const { businessID: id, status } = useDesk(shared);
  const { draft, partyID } = center.get();
  const [templates, setTemplates] = useState<readonly Template[]>();
  const [title, setTitle] = useState('');
  const [asked, setAsked] = useState<Template>();
  const box = useRef<HTMLDetailsElement>(null);
  const isWhole = title.trim() && draft.trim();
  if (status !== 'ready' || thread.status === 'closed') return null;
  const load = () =>
    client.call(listTemplates, { params: { id } }).then(
      ({ data }) => setTemplates(data),
      () => say('failure', words.notLoaded),
    );
  const act = (work: Promise<unknown>) => work.then(load, () => say('failure', words.notSaved));
  const close = () => {
    if (box.current) box.current.open = false;
  };
  const take = (content: string, written: string) => {
    const text = fillTemplate(content, thread, partyID);
    center.write({ draft: (written.trim() && written !== text ? `${written}\n${text}` : text).slice(0, 2000) });
    close();
    box.current?.closest('form')?.querySelector('textarea')?.focus();
  };
  const save = () =>
    act(
      client.call(saveTemplate, { params: { id }, body: { title, content: draft } }).then(() => {
        setTitle('');
        // The answer keeps its placeholders, and this message has what stands for them.
        take(draft, '');
      }),
    );
  return (
    <>
      <details
        className="templates"
        ref={box}
        onToggle={(event) => event.currentTarget.open && load()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          close();
          event.currentTarget.querySelector('summary')?.focus();
        }}
      >
        <summary className="icon" part="templates" aria-label={words.templates} title={words.templates}>
          ❡
        </summary>
        <div className="menu">
          {templates?.length === 0 && <p>{words.noTemplates}</p>}
          {templates?.map((template) => (
            <div className="template" key={template.templateID}>
              <button type="button" part="template" onClick={() => take(template.content, draft)}>
                <bdi>{template.title}</bdi>
              </button>
              <button
                type="button"
                part="remove-template"
                aria-label={`${words.remove} ${template.title}`}
                onClick={() => setAsked(template)}
              >
                ×
              </button>
            </div>
          ))}
          <label>
            {words.saveTemplate}
            <input
              part="template-title"
              maxLength={80}
              dir="auto"
              placeholder={words.templateTitle}
              value={title}
              onInput={(event) => setTitle(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (!submits((event.nativeEvent ?? event) as KeyboardEvent)) return;
                // Enter would send the message.
                event.preventDefault();
                if (isWhole) save();
              }}
            />
          </label>
          <button type="button" part="save-template" disabled={!isWhole} onClick={save}>
            {words.save}
          </button>
          <small>{words.placeholders}</small>
        </div>
      </details>
      {asked && (
        <Question
          view={view}
          text={asked.title}
          close={() => setAsked(undefined)}
          remove={() => act(client.call(removeTemplate, { params: { id, templateID: asked.templateID } }))}
        />
      )}
    </>
  );
}
