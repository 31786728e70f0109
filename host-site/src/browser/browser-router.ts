import {
  type HydrationState,
  type RouteObject,
  type RouterContextProvider,
  UNSAFE_createBrowserHistory,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_hydrationRouteProperties,
} from 'react-router';

/**
 * The data router without framework mode's additions to links and forms: createBrowserRouter and <Link> would add nine kilobytes to every
 * first page.
 */
export const browserRouter = (
  routes: RouteObject[],
  hydrationData: HydrationState,
  getContext: () => RouterContextProvider,
) =>
  UNSAFE_createRouter({
    routes,
    hydrationData,
    getContext,
    history: UNSAFE_createBrowserHistory({ window }),
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
    hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
    window,
  }).initialize();

export type BrowserRouter = ReturnType<typeof browserRouter>;
