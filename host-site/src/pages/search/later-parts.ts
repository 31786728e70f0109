import type { CompareBarProps } from '../../compared/CompareBar.tsx';
import { laterPart } from '../../ui/later-part.tsx';
import type { FacetPanelProps } from './FacetPanel.tsx';
import type { NoResultsProps } from './NoResults.tsx';
import type { ReadingChipsProps } from './ReadingChips.tsx';
import type { UserListProps } from './UserList.tsx';
// With the page's sheet: the panel is seen before its code comes.
import './price-form.css';

export const besidePart = laterPart<FacetPanelProps>(async () => (await import('./BesideResults.tsx')).BesideResults);
export const refinePart = laterPart<ReadingChipsProps>(async () => (await import('./RefineResults.tsx')).RefineResults);
export const noResultsPart = laterPart<NoResultsProps>(async () => (await import('./NoResults.tsx')).NoResults);
export const usersPart = laterPart<UserListProps>(async () => (await import('./UserList.tsx')).UserList);
export const comparePart = laterPart<CompareBarProps>(
  async () => (await import('../../compared/CompareBar.tsx')).CompareBar,
);
