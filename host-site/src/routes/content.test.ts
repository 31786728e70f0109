import { editionByCode } from '@wbn/content/editions';
import { type LazyRouteFunction, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Caller } from '../api/context.ts';
import { apiContext, editionContext, localeContext } from '../api/context.ts';
import { contentRoutes } from './content.ts';

const context = new RouterContextProvider();
context.set(localeContext, 'en');
context.set(editionContext, editionByCode('sa')!);
context.set(apiContext, undefined as unknown as Caller);

it.each([
  ['/about-us', '/about-us'],
  ['/about-us/', '/about-us'],
  ['/About-Us', '/about-us'],
  ['/about%2Dus', '/about-us'],
  ['/Membership-GOLD/', '/membership-gold'],
])('the content page at %s is that of %s', async (address, path) => {
  const [row] = matchRoutes(contentRoutes, address) ?? [];
  const { loader } = await (row!.route.lazy as LazyRouteFunction<RouteObject>)();
  const request = new Request(`http://portal.example${address}`);
  expect(await (loader as (input: unknown) => unknown)({ context, params: {}, request })).toMatchObject({
    page: { path },
  });
});
