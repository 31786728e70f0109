import { fail } from '../../fail.ts';
import type { Handler } from '../../handler.ts';
import { assertManages } from '../roles.ts';
import { checklistsByID } from './checklist-rows.ts';

export const businessChecklist: Handler<'businessChecklist'> = async ({ params: { id }, viewer }, { db }) => {
  await assertManages(db, viewer, id);
  const [checklist] = (await checklistsByID(db, [id])).values();
  return checklist ?? fail('NotFound');
};
