import * as z from 'zod/mini';
import { name, nothing, pathID, requiredText, success, uuid } from '../primitives.ts';
import type { Shape } from '../shape.ts';
import { maxLabels } from './limits.ts';

const person = z.strictObject({ userID: z.string(), name: z.string() });
export type DeskMember = z.infer<typeof person>;

/** Labels, assigned member and number of notes of one conversation, kept by one of its businesses. */
export const deskThread = z.strictObject({
  requestID: z.string(),
  labels: z.array(z.string()),
  /** The member who answers it; null for nobody. */
  assignee: z.nullable(z.string()),
  /** Number of notes. */
  notes: z.number(),
});
export type DeskThread = z.infer<typeof deskThread>;

export const note = z.strictObject({
  noteID: z.string(),
  content: z.string(),
  /** null if the account of the author is gone. */
  author: z.nullable(person),
  createdAt: z.string(),
});
export type Note = z.infer<typeof note>;

/** A saved answer. `{name}` and `{product}` in `content` stand for the other side's name and the product of the inquiry. */
export const template = z.strictObject({ templateID: z.string(), title: z.string(), content: z.string() });
export type Template = z.infer<typeof template>;

const ofBusiness = z.strictObject({ id: pathID });
const ofThread = z.strictObject({ id: pathID, rid: pathID });

export const deskShapes = {
  readDesk: {
    params: ofBusiness,
    answer: success(
      z.strictObject({
        members: z.array(person),
        /** Every label that a conversation of the business has, by name. */
        labels: z.array(z.string()),
        /** Conversations without labels, assignment and notes are left out. */
        threads: z.array(deskThread),
      }),
    ),
  },
  updateDesk: {
    params: ofThread,
    /** A missing field stays; `labels` replaces all labels of the conversation. */
    body: z.partial(
      z.strictObject({ labels: z.array(name(40)).check(z.maxLength(maxLabels)), assignee: z.nullable(uuid) }),
    ),
    answer: success(deskThread),
  },
  renameLabel: {
    params: ofBusiness,
    body: z.strictObject({ label: name(40), to: name(40) }),
    /** All labels of the business, by name. */
    answer: success(z.strictObject({ labels: z.array(z.string()) })),
  },
  listNotes: { params: ofThread, answer: success(z.array(note)) },
  addNote: { params: ofThread, body: z.strictObject({ content: requiredText(2000) }), answer: success(note) },
  removeNote: {
    params: z.strictObject({ id: pathID, rid: pathID, noteID: pathID }),
    body: z.optional(nothing),
    answer: success(nothing),
  },
  listTemplates: { params: ofBusiness, answer: success(z.array(template)) },
  saveTemplate: {
    params: ofBusiness,
    body: z.strictObject({ title: name(80), content: requiredText(2000) }),
    answer: success(template),
  },
  removeTemplate: {
    params: z.strictObject({ id: pathID, templateID: pathID }),
    body: z.optional(nothing),
    answer: success(nothing),
  },
} satisfies Record<string, Shape>;
