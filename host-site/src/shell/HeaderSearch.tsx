import { useLocation, useSearchParams } from 'react-router';
import { SearchBox } from '../ui/SearchBox.tsx';

/** The search of the top bar; its fields follow the address. */
export function HeaderSearch() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <SearchBox
      business={query.get('business') ?? 'MA'}
      countries={query.get('countries') ?? 'global'}
      search={query.get('search') ?? ''}
      isOfAllKinds={pathname === '/search'}
    />
  );
}
