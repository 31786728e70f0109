import type { EditorValues } from '@wbn/core/business-editor';

/** The six tabs are the sections of a profile; `/edit/{tab}` uses these names. */
export const editTabs = ['general', 'contact', 'factory', 'trade', 'terms', 'certificates'] as const;
export type EditTab = (typeof editTabs)[number];

/** An unknown name selects the first tab. */
export const tabFrom = (name: string | undefined): EditTab => editTabs.find((tab) => tab === name) ?? 'general';

const tabs: Readonly<Record<keyof EditorValues, EditTab>> = {
  general: 'general',
  contactInfo: 'contact',
  factory: 'factory',
  tradeCapabilities: 'trade',
  businessTerms: 'terms',
  certificates: 'certificates',
};

/** The tab of a field, by its name or its control's id. */
export const tabOf = (field: string): EditTab => tabs[field.split(/[.-]/, 1)[0] as keyof EditorValues] ?? 'general';
