import { sentences } from '../sentences.ts';
import { copyrightLine, technicalSpecifications, uploadInquiry } from '../writing/labels.ts';

/** Each fixed text that corrected English (`en-x-fixed`) changes, and its correction. */
const corrections = {
  [sentences.postRemoveFailed]: 'An error has occurred when trying to remove the post',
  [sentences.profilePictureFailed]: 'An error has occurred when we tried to upload your profile picture',
  [sentences.businessPictureFailed]: 'An error has occurred when we tried to upload your picture',
  [sentences.updateFailed]: 'An error has occurred when trying to update',
  [sentences.handoverFailed]: 'The login could not be completed, please log in again',
  [sentences.enquirySent]: 'Request sent successfully, you will be contacted soon!',
  [sentences.commentLogin]: 'If you want to comment you must be logged in.',
  [technicalSpecifications]: 'Technical Specifications',
  [uploadInquiry]: 'Send Inquiry',
  // Without years the line stays true.
  [copyrightLine]: '© WBN. All rights reserved.',
} as const;

const isCorrected = (text: string): text is keyof typeof corrections => Object.hasOwn(corrections, text);

/**
 * English texts in corrected words: a text, or an object with texts at any depth. Other values, such as functions, stay as they are.
 *
 * @example inFixedEnglish({ submit: 'Upload Inquiry' }) // { submit: 'Send Inquiry' }
 */
export function inFixedEnglish<T>(texts: T): T {
  if (typeof texts === 'string') return (isCorrected(texts) ? corrections[texts] : texts) as T;
  if (Array.isArray(texts)) return texts.map(inFixedEnglish) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, inFixedEnglish(text)])) as T;
}
