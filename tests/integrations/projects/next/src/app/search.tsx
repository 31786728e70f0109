'use client';

import { WbnSearchBox } from '@wbn/react';
import { useState } from 'react';
import '../wbn';

export function Search({ root }: { root: string }) {
  const [search, setSearch] = useState('');
  return (
    <>
      <WbnSearchBox
        locale="en"
        root={root}
        onSearch={(event) => {
          event.preventDefault(); // without this line the visitor goes to the results page
          setSearch(event.detail.search);
        }}
      />
      {search && <p>You searched for {search}</p>}
    </>
  );
}
