import type { Offer } from '@wbn/core';
import { Building2, Clock, Layers, Package, Search, TrendingUp, User, X } from 'lucide';
import { Icon, type IconNode } from '../ui/Icon.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Popup } from '../ui/Popup.tsx';
import type { Row } from '../ui/use-listbox.ts';
import { offerKinds } from './offer-kinds.ts';
import type { SearchBoxTexts } from './texts/en.ts';

export { createSuggester } from '@wbn/core';

const icons: Readonly<Record<NonNullable<Offer['kind']>, IconNode>> = {
  word: Search,
  category: Layers,
  business: Building2,
  product: Package,
  user: User,
  recent: Clock,
  popular: TrendingUp,
  clear: X,
};

interface OffersProps {
  readonly rows: readonly (Row & Offer)[];
  readonly active: number;
  readonly texts: SearchBoxTexts;
  readonly locale: string;
  pick(offer: Offer): void;
  close(): void;
}

/** Fetched when a visitor first goes into the field: the list with a picture or an icon, the text, and what it names. */
export const Offers = ({ rows, active, texts, locale, pick, close }: OffersProps) => (
  <Popup close={close}>
    <Menu<Row & Offer>
      id="offers"
      rows={rows}
      active={active}
      label={texts.suggestions}
      pick={pick}
      draw={({ label, kind = 'word', picture }) => (
        <>
          {picture ? <img src={picture} width="24" height="24" alt="" /> : <Icon of={icons[kind]} size={18} />}
          <span className="cut">{kind === 'clear' ? kindsIn(locale).clear : label}</span>
          {kind !== 'word' && kind !== 'clear' && <small>{kindsIn(locale)[kind]}</small>}
        </>
      )}
    />
  </Popup>
);

const kindsIn = (locale: string) => offerKinds[locale] ?? offerKinds.en!;
