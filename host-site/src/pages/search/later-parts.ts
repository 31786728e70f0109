import { laterPart } from '../../ui/later-part.tsx';
import type { FacetPanelProps } from './FacetPanel.tsx';
import type { UserListProps } from './UserList.tsx';
// With the page's sheet: the panel is seen before its code comes.
import './price-form.css';

export const facetsPart = laterPart<FacetPanelProps>(async () => (await import('./FacetPanel.tsx')).FacetPanel);
export const usersPart = laterPart<UserListProps>(async () => (await import('./UserList.tsx')).UserList);
