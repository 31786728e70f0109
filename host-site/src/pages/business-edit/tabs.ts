import type { EditorValues } from '@wbn/core/business-editor';

/** The six tabs are the six sections of a profile; `/edit/{tab}` names them so. */
export const editTabs = ['general', 'contact', 'factory', 'trade', 'terms', 'certificates'] as const;
export type EditTab = (typeof editTabs)[number];

/** An unknown name is the first tab. */
export const tabFrom = (name: string | undefined): EditTab => editTabs.find((tab) => tab === name) ?? 'general';

const tabs: Readonly<Record<keyof EditorValues, EditTab>> = {
  general: 'general',
  contactInfo: 'contact',
  factory: 'factory',
  tradeCapabilities: 'trade',
  businessTerms: 'terms',
  certificates: 'certificates',
};

/** The tab on which a field stands, by its name or by its control's id. */
export const tabOf = (field: string): EditTab => tabs[field.split(/[.-]/, 1)[0] as keyof EditorValues] ?? 'general';
