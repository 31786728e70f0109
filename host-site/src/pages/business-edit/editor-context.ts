import type { SayTradeWord } from '@wbn/content/trade-words';
import type { BusinessProfile, Country, Industry } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import type { EditorSection, EditorValues } from '@wbn/core/business-editor';
import { createContext, useContext } from 'react';
import type { EditTexts } from './texts/en.ts';

/** What the fields choose from. */
export interface EditLists {
  readonly countries: readonly Country[];
  readonly industries: readonly Industry[];
  readonly businessTypes: readonly { readonly code: string }[];
  readonly sayTradeWord: SayTradeWord;
}

/** What every part of the editor may ask for. */
export interface Editor {
  readonly client: Client;
  readonly lists: EditLists;
  readonly texts: EditTexts;
  /** As it was last loaded or saved. */
  readonly profile: BusinessProfile;
  readonly values: EditorValues;
  readonly set: <S extends EditorSection>(section: S, part: Partial<EditorValues[S]>) => void;
  readonly setCertificates: (list: EditorValues['certificates']) => void;
  /** What is wrong with a field, such as `general.companyName`, in a sentence. */
  readonly problemOf: (field: string) => string | undefined;
  /** An upload of that field runs: nothing is saved meanwhile. */
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

/** One field: its value, how to change it, what is wrong with it. */
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
