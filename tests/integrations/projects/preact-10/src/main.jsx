import '@wbn/widgets/business-card';
import '@wbn/widgets/search-box';
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
  const [search, setSearch] = useState();
  const show = (event) => {
    event.preventDefault(); // without this line the visitor goes to the results page
    setSearch(event.detail.search);
  };
  return (
    <>
      <wbn-search-box business="MA" onwbn-search={show} />
      {search && <p>You searched for {search}</p>}
      <wbn-business-card business-id="id-of-a-business" variant="result" />
    </>
  );
}

render(<Suppliers />, document.getElementById('app'));
