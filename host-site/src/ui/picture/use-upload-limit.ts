import { uploadLimit, withUploadLimit } from '@wbn/contract';
import { useSite } from '../../site-context.ts';

/** Most bytes of one uploaded picture in this network. */
export const useUploadLimit = (): number => useSite().settings.uploadLimit ?? uploadLimit;

/** A hint that names the limit of this network instead of the default. */
export function useUploadHint(text: string): string {
  return withUploadLimit(text, useUploadLimit());
}
