import { addNote, listNotes, removeNote } from './notes.ts';
import { readDesk } from './read-desk.ts';
import { renameLabel } from './rename-label.ts';
import { listTemplates, removeTemplate, saveTemplate } from './templates.ts';
import { updateDesk } from './update-desk.ts';

/** The tools of a business for its conversations. */
export const deskHandlers = {
  readDesk,
  updateDesk,
  renameLabel,
  listNotes,
  addNote,
  removeNote,
  listTemplates,
  saveTemplate,
  removeTemplate,
};
