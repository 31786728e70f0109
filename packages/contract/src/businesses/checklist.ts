import * as z from 'zod/mini';
import { pathID, success } from '../primitives.ts';
import type { Shape } from '../shape.ts';
import { checklistSteps } from './checklist-steps.ts';

export const checklist = z.strictObject({
  /** All steps in their order. */
  steps: z.array(z.strictObject({ step: z.enum(checklistSteps), done: z.boolean() })),
  /** Open inquiries among the newest 500 that nobody of the business has answered. */
  unanswered: z.number(),
});
export type Checklist = z.infer<typeof checklist>;

export const checklistShapes = {
  businessChecklist: { params: z.strictObject({ id: pathID }), answer: success(checklist) },
} satisfies Record<string, Shape>;
