import type { DescribedSheets } from './describe.ts';

/** The PDFs of a product with their sizes, to open or to save. */
export function DataSheetList({ sheets }: { readonly sheets: DescribedSheets }) {
  return (
    <div className="offer-sheets">
      <h2>{sheets.title}</h2>
      <ul>
        {sheets.list.map(({ name, size, url }) => (
          <li key={url}>
            <a href={url} type="application/pdf" rel="noopener">
              <bdi>{name}</bdi>
            </a>{' '}
            <small>{size}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
