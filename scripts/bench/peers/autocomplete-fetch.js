import { autocomplete } from '@algolia/autocomplete-js';
import '@algolia/autocomplete-theme-classic';

autocomplete({
  container: '#peer',
  // A field in the page on phones too, as ours.
  detachedMediaQuery: 'none',
  placeholder: 'What are you looking for?',
  getSources: ({ query }) => [
    {
      sourceId: 'suppliers',
      getItems: async () => {
        const answer = await fetch(`https://api.example/search/suggest?textQuery=${encodeURIComponent(query)}`);
        return (await answer.json()).data;
      },
      templates: { item: ({ item }) => item.text },
    },
  ],
});
