import type { BusinessProfile } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { inLocale } from '../../settings.ts';
import { useSite } from '../../site-context.ts';
import { FormSummary } from '../../ui/form/FormSummary.tsx';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { Tabs } from '../../ui/form/Tabs.tsx';
import { toasts } from '../../ui/toasts.ts';
import { EditHead } from './EditHead.tsx';
import { type EditLists, EditorContext, fieldID } from './editor-context.ts';
import { problemText } from './problem-text.ts';
import { SaveBar } from './SaveBar.tsx';
import { CertificatesTab } from './tabs/CertificatesTab.tsx';
import { ContactTab } from './tabs/ContactTab.tsx';
import { FactoryTab } from './tabs/FactoryTab.tsx';
import { GeneralTab } from './tabs/GeneralTab.tsx';
import { TermsTab } from './tabs/TermsTab.tsx';
import { TradeTab } from './tabs/TradeTab.tsx';
import { type EditTab, editTabs, tabFrom, tabOf } from './tabs.ts';
import type { EditTexts } from './texts/en.ts';
import { useEditor } from './use-editor.ts';

interface EditFormProps {
  readonly client: Client;
  readonly profile: BusinessProfile;
  readonly lists: EditLists;
  readonly texts: EditTexts;
}

const parts: Readonly<Record<EditTab, () => React.ReactNode>> = {
  general: GeneralTab,
  contact: ContactTab,
  factory: FactoryTab,
  trade: TradeTab,
  terms: TermsTab,
  certificates: CertificatesTab,
};

/** Six tabs of one form; hidden tabs keep their input, and all are saved together. */
export function EditForm({ client, lists, profile: loaded, texts }: EditFormProps) {
  const site = useSite();
  const navigate = useNavigate();
  const { slug, tab: asked } = useParams();
  const editor = useEditor(client, loaded, () => toasts.success());
  const [uploads, setUploads] = useState<ReadonlySet<string>>(new Set());
  const tab = tabFrom(asked);
  const Part = parts[tab];
  const base = `/business/${encodeURIComponent(slug ?? '')}/edit`;
  const show = (to: string) =>
    navigate(inLocale(`${base}/${to}`, site.locale, site.edition), { replace: true, state: { stay: true } });
  const wanted = useRef<string>(undefined);
  const go = (id: string) => {
    wanted.current = id;
    if (tabOf(id) !== tab) show(tabOf(id));
    else focusOn(wanted);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is there once its tab is
  useEffect(() => focusOn(wanted), [tab]);
  const uploading = (field: string, isRunning: boolean) =>
    setUploads((before) => {
      const next = new Set(before);
      if (isRunning) next.add(field);
      else next.delete(field);
      return next;
    });
  const problemOf = (field: string) => problemText(texts, field, editor.problems, editor.nameRefusal);
  const problemsIn = (id: EditTab) => [...editor.problems.keys()].filter((field) => tabOf(field) === id).length;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    editor.save();
  };
  const { profile, set, setCertificates, values } = editor;
  return (
    <EditorContext value={{ client, lists, texts, profile, values, set, setCertificates, problemOf, uploading }}>
      <form className="form edit-form" noValidate onSubmit={onSubmit}>
        <EditHead profile={profile} texts={texts} />
        <FormSummary
          attempt={editor.attempt}
          title={editor.failure && (editor.failure.said ?? texts[editor.failure.why])}
          problems={[...editor.problems.keys()].map((field) => ({ id: fieldID(field), text: problemOf(field) ?? '' }))}
          go={go}
        />
        <div>
          <Tabs
            label={texts.tabs}
            tabs={editTabs.map((id) => ({ id, label: site.texts.business[id], problems: problemsIn(id) }))}
            selected={tab}
            select={show}
          >
            <div className="form-card">
              <Part />
            </div>
          </Tabs>
        </div>
        <SaveBar
          texts={texts}
          isChanged={editor.isChanged}
          endsVerification={editor.endsVerification}
          busy={editor.busy}
          isUploading={uploads.size > 0}
          discard={editor.discard}
        />
      </form>
      <LeaveGuard client={client} when={editor.isChanged} within={base} />
    </EditorContext>
  );
}

/** Focuses the requested field once. */
function focusOn(wanted: { current: string | undefined }): void {
  if (wanted.current) document.getElementById(wanted.current)?.focus();
  wanted.current = undefined;
}
