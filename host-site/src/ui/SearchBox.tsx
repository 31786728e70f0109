import { searchTypes } from '@wbn/contract';
import { Search } from 'lucide';
import { useSite } from '../site-context.ts';
import { typeName } from '../words.ts';
import { Icon } from './Icon.tsx';

export interface SearchBoxProps {
  readonly business?: string;
  readonly countries?: string;
  readonly search?: string;
}

/** The plain form that works before, and without, any script. */
export function SearchBox({ business = 'MA', countries = 'global', search = '' }: SearchBoxProps) {
  const site = useSite();
  const { edition, locale, texts } = site;
  return (
    <search>
      <form className="search-form" action="/search-result">
        <select key={business} name="business" defaultValue={business} aria-label={texts.search.kinds}>
          {searchTypes.map(({ code }) => (
            <option key={code} value={code}>
              {typeName(site, code)}
            </option>
          ))}
        </select>
        <input type="hidden" name="countries" value={countries} />
        {locale === edition.language ? null : <input type="hidden" name="lang" value={locale} />}
        <input
          key={search}
          type="search"
          name="search"
          defaultValue={search}
          maxLength={256}
          placeholder={texts.shell.search}
          aria-label={texts.shell.search}
        />
        <button type="submit" className="search-submit" aria-label={texts.shell.search}>
          <Icon node={Search} />
        </button>
      </form>
    </search>
  );
}
