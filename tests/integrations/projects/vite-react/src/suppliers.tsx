import { WbnBusinessCard, WbnSearchBox } from '@wbn/react';
import { useState } from 'react';
import './wbn.ts';

export function Suppliers() {
  const [search, setSearch] = useState('');
  return (
    <>
      <WbnSearchBox
        business="MA"
        onSearch={(event) => {
          event.preventDefault(); // without this line the visitor goes to the results page
          setSearch(event.detail.search);
        }}
      >
        <form action="https://portal.example/search-result">
          <input type="search" name="search" aria-label="Search suppliers" />
          <button>Search</button>
        </form>
      </WbnSearchBox>
      {search && <p>You searched for {search}</p>}
      <WbnBusinessCard businessId="id-of-a-business" variant="result" className="card" />
    </>
  );
}
