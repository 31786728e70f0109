import { lastRegistered, resultKind } from '@wbn/contract';
import { loadProfile, searchPage, toQuery } from '@wbn/core';
import { client, session } from './session.ts';
import '@wbn/widgets/search-box';
import '@wbn/widgets/business-card';
import '@wbn/widgets/comments';

interface Business {
  readonly businessID: string;
  readonly general: { readonly companyName: string };
}
const one = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const numbers = new Intl.NumberFormat('es-MX');

/** The session of this origin: taken over from the portal, or begun here. */
let named: string | undefined;
session.subscribe(({ status, userID, profile }) => {
  const isUser = status === 'authenticated';
  if (isUser && !profile && named !== userID) {
    named = userID;
    loadProfile(client).catch(() => undefined);
  }
  one('#visitor').textContent = isUser ? `Sesión iniciada${profile ? `: ${profile.firstName}` : ''}` : 'Sin sesión';
});

function discuss({ businessID, general }: Business): void {
  one('wbn-comments').setAttribute('resource-id', businessID);
  one('#talk-name').textContent = general.companyName;
  one('#talk').hidden = false;
}

/** Cards with given data, so that none of them sends a request. */
function show(businesses: readonly Business[]): void {
  const items = businesses.map((business) => {
    const card = Object.assign(document.createElement('wbn-business-card'), { data: business });
    const talk = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Comentarios' });
    talk.addEventListener('click', () => {
      discuss(business);
      one('#talk').scrollIntoView({ block: 'start' });
    });
    const item = document.createElement('li');
    item.append(card, talk);
    return item;
  });
  one('#results').replaceChildren(...items);
  if (businesses[0]) discuss(businesses[0]);
}

document.addEventListener('wbn-search', async (event) => {
  const query = toQuery((event as CustomEvent<Record<string, string>>).detail);
  // Businesses are shown on this site; for products and people the box navigates to the portal by itself.
  if (resultKind(query.business) !== 'business') return;
  event.preventDefault();
  try {
    const found = await searchPage(client, query);
    one('#results-title').textContent = query.search ? `Resultados para «${query.search}»` : 'Resultados';
    one('#count').textContent = `${numbers.format(found.total)} empresas`;
    if (found.kind === 'business') show(found.results);
  } catch {
    one('#count').textContent = 'La búsqueda no respondió. Inténtelo de nuevo.';
  }
});

const { data } = await client.call(lastRegistered);
show(data.slice(0, 6) as unknown as Business[]);
