import type { Request, Scene } from './scene.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

/** Valid requests for the calls of a business's desk: labels, assignment, notes and saved answers of its conversations. */
export const deskRequests = {
  readDesk: ({ business }) => ({ url: `/business/${business}/desk` }),
  updateDesk: ({ business, thread }) => ({
    url: `/business/${business}/desk/${thread}`,
    method: 'PUT',
    body: { labels: ['Samples'], assignee: null },
  }),
  renameLabel: ({ business }) => ({
    url: `/business/${business}/labels`,
    method: 'PUT',
    body: { label: 'Samples', to: 'Sample requests' },
  }),
  listNotes: ({ business, thread }) => ({ url: `/business/${business}/desk/${thread}/notes` }),
  addNote: ({ business, thread }) => ({
    url: `/business/${business}/desk/${thread}/notes`,
    body: { content: 'Call them on Monday' },
  }),
  removeNote: ({ business, thread, note = nobody }) => ({
    url: `/business/${business}/desk/${thread}/notes/${note}`,
    method: 'DELETE',
  }),
  listTemplates: ({ business }) => ({ url: `/business/${business}/templates` }),
  saveTemplate: ({ business }) => ({
    url: `/business/${business}/templates`,
    body: { title: 'Prices', content: 'Dear {name}, the price of {product} is …' },
  }),
  removeTemplate: ({ business, template = nobody }) => ({
    url: `/business/${business}/templates/${template}`,
    method: 'DELETE',
  }),
} satisfies Record<string, (scene: Scene) => Request>;
