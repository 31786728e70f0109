import { fill } from '@wbn/contract';
import type { ProductsTexts } from '../texts/en.ts';

interface Props {
  readonly total: number;
  readonly allowed: number;
  readonly texts: ProductsTexts;
}

/** Used share of the plan's limit. */
export function ProductRoom({ allowed, texts, total }: Props) {
  return (
    <div className="products-room">
      <meter min={0} max={allowed} high={allowed * 0.8} value={Math.min(total, allowed)} aria-label={texts.title} />
      <span>{fill(texts.used, { total, allowed })}</span>
    </div>
  );
}
