import { fill } from '@wbn/contract';
import type { ClientOptions } from '@wbn/core';
import { Bookmark, Heart } from 'lucide';
import { Icon } from '../ui/Icon.tsx';
import { linkTo } from '../ui/open-link.ts';
import { Picture } from '../ui/Picture.tsx';
import type { CardModel } from './model.ts';
import { Name, RequestLink, Tier, tierName, Verified } from './parts.tsx';
import type { BusinessCardTexts } from './texts/en.ts';

export interface VariantProps {
  readonly card: CardModel;
  readonly texts: BusinessCardTexts;
  readonly options: ClientOptions;
  /** The product of the page. */
  readonly productID: string;
  save(): void;
}

const Country = ({ card }: { card: CardModel }) => (
  <span part="country" title={card.wholeCountry}>
    {card.country}
  </span>
);

/** For lists of one's own businesses, home pages and partner pages. */
export function Card({ card, texts, options }: VariantProps) {
  return (
    <>
      <header className="head">
        <Picture url={card.picture} name={card.name} />
        <div>
          <Name card={card} options={options} />
          <p className="facts">
            <span part="type">{card.type}</span>
            <Country card={card} />
          </p>
        </div>
      </header>
      <p className="about" part="description" dir="auto">
        {card.description}
      </p>
      <p className="badges">
        <Verified verified={card.verified} texts={texts} />
        <Tier {...card} texts={texts} />
      </p>
      {card.owns && (
        <p className="actions">
          <a className="button main" part="manage" href={`${options.portal}/business/${card.id}/?editMode=1`}>
            {texts.manage}
          </a>
          <a className="button" part="view" href={`${options.portal}/business/${card.id}/`}>
            {texts.viewAsBuyer}
          </a>
        </p>
      )}
    </>
  );
}

/** Products, certificates and answer time. The row keeps its room when all are unknown, so that cards align. */
const Proof = ({ card, texts, options }: Pick<VariantProps, 'card' | 'texts' | 'options'>) => (
  <div className="proof">
    {card.goods.map(({ id, name, page, picture }) => (
      <a key={id} href={linkTo(options, 'product', id, page)} part="product" title={name}>
        <img src={picture} alt={name} loading="lazy" />
      </a>
    ))}
    <p>
      <span part="certificates" dir="auto">
        {card.certificates}
      </span>
      <span part="answers">{card.answers && fill(texts.answers, { time: card.answers })}</span>
    </p>
  </div>
);

/** A search result: the main facts, and two actions. */
export function Result({ card, texts, options, productID, save }: VariantProps) {
  return (
    <div className="result">
      <Picture url={card.picture} name={card.name} />
      <div>
        <div className="title">
          <Name card={card} options={options} />
          {card.promoted && (
            <span className="badge" part="promoted">
              {texts.promoted}
            </span>
          )}
          {card.verified && <Verified verified texts={texts} />}
        </div>
        <p className="facts">
          <span part="type">{card.type}</span>
          <span part="industry">{card.industry}</span>
          <Country card={card} />
          <span title={texts.established}>
            <span className="quiet">{texts.established} </span>
            <span part="established">{card.established}</span>
          </span>
          <span part="membership" data-tier={card.tier} title={texts.membership}>
            {tierName(card.tier, texts)}
          </span>
        </p>
        <p className="about short" part="description" dir="auto">
          {card.description}
        </p>
      </div>
      <Proof card={card} texts={texts} options={options} />
      <div className="side">
        <RequestLink card={card} options={options} productID={productID} texts={texts} />
        <button type="button" className="button" part="save" onClick={save}>
          <Icon of={Bookmark} size={16} />
          {texts.save}
        </button>
        <span className="likes" part="likes" role="img" title={texts.likes} aria-label={`${card.likes} ${texts.likes}`}>
          <Icon of={Heart} size={16} />
          {card.likes}
        </span>
      </div>
    </div>
  );
}

/** Beside the page of a business or of its product. */
export function Summary({ card, texts, options, productID }: VariantProps) {
  const facts = [
    ['type', texts.type, card.type],
    ['established', texts.established, card.established],
    ['employees', texts.employees, card.employees],
    ['categories', texts.categories, card.categories],
    // Always empty: there is no data for it.
    ['lead-time', texts.leadTime, ''],
  ] as const;
  return (
    <>
      <header className="head">
        <Picture url={card.picture} name={card.name} />
        <div>
          <Name card={card} options={options} />
          <p className="facts">
            <Country card={card} />
          </p>
        </div>
      </header>
      <p className="badges">
        {(card.verified || card.speaks) && <Verified verified={card.verified} texts={texts} />}
        <Tier {...card} texts={texts} />
      </p>
      <dl>
        {facts.map(([part, label, value]) => (
          <div key={part}>
            <dt>{label}</dt>
            <dd part={part}>{value}</dd>
          </div>
        ))}
      </dl>
      <RequestLink card={card} options={options} productID={productID} texts={texts} />
    </>
  );
}
