/** The editor of a business without its view: a separate entry, because only owners load it. */
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
