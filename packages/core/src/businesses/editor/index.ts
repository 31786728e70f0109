/** The editor of a business, without drawing: an entry of its own, for only owners open it. */
export { rebase, updateBody } from './body.ts';
export { type EditorProblem, editorProblems } from './problems.ts';
export {
  type CertificateText,
  type EditorSection,
  type EditorValues,
  editorValues,
  type PhoneText,
  type PictureChange,
  type RangeText,
} from './values.ts';
