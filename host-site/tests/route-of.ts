import { matchRoutes } from 'react-router';
import { pages } from '../src/routes/pages.ts';

/** The id of the route that draws a path of the portal; undefined if no route does. */
export const routeOf = (pathname: string): string | undefined => matchRoutes([...pages], pathname)?.[0]?.route.id;
