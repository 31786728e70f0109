import type { SayTradeWord } from '@wbn/content/trade-words';
import type { BusinessProfile, Country, Industry } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import type { EditorSection, EditorValues } from '@wbn/core/business-editor';
import { createContext, useContext } from 'react';
import type { EditTexts } from './texts/en.ts';

/** Lists for the fields. */
export interface EditLists {
  readonly countries: readonly Country[];
  readonly industries: readonly Industry[];
  readonly businessTypes: readonly { readonly code: string }[];
  readonly sayTradeWord: SayTradeWord;
}

/** State for all parts of the editor. */
export interface Editor {
  readonly client: Client;
  readonly lists: EditLists;
  readonly texts: EditTexts;
  /** The profile as last loaded or saved. */
  readonly profile: BusinessProfile;
  readonly values: EditorValues;
  readonly set: <S extends EditorSection>(section: S, part: Partial<EditorValues[S]>) => void;
  readonly setCertificates: (list: EditorValues['certificates']) => void;
  /** The error of a field such as `general.companyName` as a sentence. */
  readonly problemOf: (field: string) => string | undefined;
  /** Reports a running upload of a field: saving waits for it. */
  readonly uploading: (field: string, isRunning: boolean) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditorContext(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('A part of the editor stands outside of <EditorContext>.');
  return editor;
}

/** The id of a field's control. */
export const fieldID = (field: string): string => field.replaceAll('.', '-');

/** A field: its value, a setter, and its error. */
export function useField<S extends EditorSection, F extends keyof EditorValues[S] & string>(section: S, name: F) {
  const { problemOf, set, values } = useEditorContext();
  const field = `${section}.${name}`;
  return {
    id: fieldID(field),
    value: values[section][name],
    change: (value: EditorValues[S][F]) => set(section, { [name]: value } as unknown as Partial<EditorValues[S]>),
    error: problemOf(field),
  };
}
