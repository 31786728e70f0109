import { type BusinessRole, businessPath, canSpeak, cutCountryName, isOwner, productPath } from '@wbn/contract';
import type { BusinessCard, BusinessHighlights } from '@wbn/contract/shapes';
import { amount, isVerified } from '@wbn/core';

type Loose<T> = {
  readonly [K in keyof T]?: T[K] extends object | null ? Loose<NonNullable<T[K]>> | null : T[K] | null;
};

/** A business in the form of lists, searches and the profile call. Missing values stay blank; `session` is the viewer's role. */
export type CardData = Loose<BusinessCard> & {
  readonly session?: { readonly role: BusinessRole } | null | undefined;
  /** A boost promotes this result. */
  readonly promoted?: true | undefined;
};

/** Everything that a card shows, as text. */
export interface CardModel {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly picture: string | undefined;
  readonly type: string;
  readonly industry: string;
  readonly categories: string;
  /** Dashes if unknown. */
  readonly established: string;
  readonly employees: string;
  /** Shortened, with its flag before it. */
  readonly country: string;
  readonly wholeCountry: string;
  readonly likes: number;
  /** Pictures of products, at most three, each with the path of its page. */
  readonly goods: readonly {
    readonly id: string;
    readonly name: string;
    readonly picture: string;
    readonly page: string;
  }[];
  /** Names of certificates, and how fast the business answers; '' if unknown. */
  readonly certificates: string;
  readonly answers: string;
  readonly tier: string;
  readonly verified: boolean;
  readonly promoted: boolean;
  /** Whether the viewer speaks for this business: owner, admin or member. */
  readonly speaks: boolean;
  readonly owns: boolean;
  readonly page: string;
}

/** `nameOf` translates a country's name, `timeOf` writes a number of hours. */
export function cardModel(
  data: CardData,
  nameOf: (code: string, name: string) => string,
  timeOf: (hours: number) => string,
): CardModel {
  const { businessID, general, contactInfo, subscription, session } = data;
  const { answers, certificates, products } = (data.highlights ?? {}) as Partial<BusinessHighlights>;
  const id = businessID ?? '';
  const { country } = contactInfo ?? {};
  const name = general?.companyName ?? '';
  const wholeCountry = country ? nameOf(country.code ?? '', country.countryName ?? '') : '';
  return {
    id,
    name,
    description: general?.shortDescription ?? '',
    picture: general?.profilePhoto?.url || undefined,
    type: general?.businessType?.name ?? '',
    industry: general?.industry?.name ?? '',
    categories:
      (general?.categories as readonly { name: string }[] | null | undefined)?.map((one) => one.name).join(', ') ?? '',
    established: String(general?.yearStablished ?? '—'),
    employees: amount(general?.totalEmployees as { min?: number }),
    country: `${country?.emoji ?? ''} ${cutCountryName(wholeCountry)}`.trim(),
    wholeCountry,
    likes: data.reactions?.reactionCount?.like ?? 0,
    goods: (products ?? []).map((one) => ({
      id: one.productID,
      name: one.name,
      picture: one.picture,
      page: productPath(name, one.name, one.productID),
    })),
    certificates: certificates?.join(' · ') ?? '',
    answers: answers?.hours ? timeOf(answers.hours) : '',
    tier: subscription || 'standard',
    verified: isVerified(data as Parameters<typeof isVerified>[0]),
    promoted: data.promoted === true,
    speaks: canSpeak(session?.role),
    owns: isOwner(session?.role),
    page: businessPath(name, id),
  };
}
