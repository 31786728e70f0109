import { businessPath, fullName, productPath } from '@wbn/contract';
import type { BusinessCard, Post, Product, PublicProfile } from '@wbn/contract/shapes';
import { photoOf, postCard } from '@wbn/core';
import type { Interpretation } from '@wbn/core/search';
import type { Kind } from './address.ts';

/** A result, in the form that all kinds share. */
export interface Row {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly picture: string | undefined;
  readonly isRound: boolean;
  readonly isPromoted: boolean;
  /** Short facts: company, place. */
  readonly facts: readonly string[];
  readonly text: string;
  /** When it was written, for posts. */
  readonly at?: string;
}

/** How the search read the words of a group without results. */
interface Reading {
  /** There are no results, and without the country there are some. */
  readonly filteredOut?: true | undefined;
  readonly missing?: readonly string[] | undefined;
  readonly interpretations?: readonly Interpretation[] | undefined;
}

export interface Group extends Reading {
  readonly kind: Kind;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly isExact: boolean;
  /** The text that was searched instead. */
  readonly corrected?: string | undefined;
}

interface Found<Result> extends Reading {
  readonly results: readonly Result[];
  readonly total_results: number;
  readonly total_is_exact: boolean;
  readonly corrected?: string | undefined;
}
type Business = { readonly businessProfile: BusinessCard; readonly promoted?: true | undefined };
type Sold = Product & { readonly promoted?: true | undefined };

const facts = (...given: readonly (string | null | undefined)[]): string[] =>
  given.filter((fact): fact is string => Boolean(fact));
const groupOf = <Result>(kind: Kind, found: Found<Result>, row: (one: Result) => Row): Group => ({
  kind,
  rows: found.results.map(row),
  total: found.total_results,
  isExact: found.total_is_exact,
  corrected: found.corrected,
  ...(found.results.length > 0
    ? {}
    : { filteredOut: found.filteredOut, missing: found.missing, interpretations: found.interpretations }),
});

export const businessGroup = (found: Found<Business>): Group =>
  groupOf('business', found, ({ businessProfile: { businessID, contactInfo, general }, promoted }) => ({
    id: businessID,
    path: businessPath(general.companyName, businessID),
    title: general.companyName,
    picture: photoOf(general),
    isRound: false,
    isPromoted: promoted === true,
    facts: facts(general.businessType.name, contactInfo.country?.countryName),
    text: general.shortDescription ?? '',
  }));

export const productGroup = (found: Found<Sold>): Group =>
  groupOf('product', found, ({ businessProfile: { general }, description, mainImage, name, productID, promoted }) => ({
    id: productID,
    path: productPath(general.companyName, name, productID),
    title: name,
    picture: mainImage?.url,
    isRound: false,
    isPromoted: promoted === true,
    facts: facts(general.companyName),
    text: description ?? '',
  }));

export const postGroup = (found: Found<Post>): Group =>
  groupOf('post', found, (post) => {
    const { author, datetime, resourceID, text } = postCard(post);
    return {
      id: resourceID,
      path: `/timeline/${author.id}?post=${resourceID}`,
      title: author.name,
      picture: author.photo,
      isRound: author.type === 'user',
      isPromoted: false,
      facts: [],
      text,
      at: datetime,
    };
  });

interface FoundUsers extends Reading {
  readonly profiles: readonly PublicProfile[];
  readonly totalResults: number;
  readonly totalIsExact: boolean;
  readonly corrected?: string | undefined;
}

export const userGroup = ({ profiles, totalIsExact, totalResults, ...reading }: FoundUsers): Group =>
  groupOf(
    'user',
    { results: profiles, total_results: totalResults, total_is_exact: totalIsExact, ...reading },
    (user) => ({
      id: user.userID,
      path: `/profile/${user.userID}`,
      title: fullName(user),
      picture: photoOf(user),
      isRound: true,
      isPromoted: false,
      facts: facts(user.jobPosition?.name, user.companyName, user.country?.countryName),
      text: user.briefPresentation ?? '',
    }),
  );
