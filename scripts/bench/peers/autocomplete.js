import { autocomplete, getAlgoliaResults } from '@algolia/autocomplete-js';
import { liteClient } from 'algoliasearch/lite';
import '@algolia/autocomplete-theme-classic';

const searchClient = liteClient('latency', 'a key that is never sent');
autocomplete({
  container: '#peer',
  placeholder: 'What are you looking for?',
  getSources: ({ query }) => [
    {
      sourceId: 'suppliers',
      getItems: () => getAlgoliaResults({ searchClient, queries: [{ indexName: 'suppliers', params: { query } }] }),
      templates: { item: ({ item }) => item.name },
    },
  ],
});
