import { type RouteObject, redirect } from 'react-router';
import { isLocale } from '../settings.ts';
import { PageError } from '../shell/PageError.tsx';
import { Shell } from '../shell/Shell.tsx';
import { loadShell } from '../shell/shell-data.ts';
import { pages } from './pages.ts';
import { setID } from './set-id.ts';

/** The home page in the language of an address. */
const home = (address: string): string => {
  const lang = new URL(address).searchParams.get('lang');
  return isLocale(lang) ? `/?lang=${lang}` : '/';
};

/** Unknown paths redirect to the home page. */
const unknown: RouteObject = { id: 'unknown', path: '*', loader: ({ request }) => redirect(home(request.url)) };

/** The route table. */
export const routes: RouteObject[] = [
  {
    id: 'shell',
    loader: loadShell,
    // The industry tree does not change during a visit: one request is enough.
    shouldRevalidate: () => false,
    Component: Shell,
    ErrorBoundary: PageError,
    children: [...pages, unknown],
  },
  setID,
];
