import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { changedAddress, type Filter, type ListQuery, readAddress } from './list-address.ts';

/**
 * The query of a list as the address holds it, and a way to change it. The address follows a change later, so that a change builds on the
 * one before it, not on the address: a sort right after a choice keeps the choice.
 */
export function useListAddress(filters: readonly Filter[], sorts: readonly string[]) {
  const [address, setAddress] = useSearchParams();
  const wanted = useRef(address);
  // The way back, a link or a change that has arrived. A later effect could run after a click on the list that was just drawn, and undo it.
  useLayoutEffect(() => {
    wanted.current = address;
  }, [address]);
  const query = useMemo(() => readAddress(address, filters, sorts), [address, filters, sorts]);
  const change = (parts: ListQuery) => {
    wanted.current = changedAddress(wanted.current, parts);
    setAddress(wanted.current, { preventScrollReset: true });
  };
  return { query, change };
}
