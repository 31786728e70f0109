import '@wbn/widgets/business-card';
import '@wbn/widgets/search-box';
import '@wbn/widgets/types/preact';
import { configure } from '@wbn/widgets/configure';
import { render } from 'preact';
import { useState } from 'preact/hooks';

configure({
  api: 'https://api.example',
  accounts: 'https://accounts.example',
  portal: 'https://portal.example',
  key: 'pk_live_…',
});

function Suppliers() {
  const [search, setSearch] = useState('');
  return (
    <>
      <wbn-search-box
        business="MA"
        onwbn-search={(event) => {
          event.preventDefault(); // without this line the visitor goes to the results page
          setSearch(event.detail.search);
        }}
      />
      {search && <p>You searched for {search}</p>}
      <wbn-business-card business-id="id-of-a-business" variant="result" class="card" />
    </>
  );
}

/** Never drawn: these mistakes have to be refused by the types. */
export const mistakes = () => [
  // @ts-expect-error: no such variant
  <wbn-business-card business-id="id" variant="big" />,
  // @ts-expect-error: no such attribute
  <wbn-business-card varant="card" />,
  // @ts-expect-error: the event has no such field
  <wbn-search-box onwbn-search={({ detail }) => detail.serch} />,
];

render(<Suppliers />, document.getElementById('app')!);
