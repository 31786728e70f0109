import { TerritorialList } from '../../shell/TerritorialList.tsx';
import { useSite } from '../../site-context.ts';

/** The other sites of the network. */
export function TerritorialLogos() {
  const { home } = useSite().texts;
  return (
    <section className="section" aria-labelledby="network-title">
      <div className="section-head">
        <h2 id="network-title">{home.networkTitle}</h2>
      </div>
      <TerritorialList />
    </section>
  );
}
