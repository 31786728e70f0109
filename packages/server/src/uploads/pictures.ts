import { isPrivate, type SignLink } from './storing/private-links.ts';

/** Stored widths of an uploaded picture, in pixels. The widest is the default. */
export const pictureWidths = [160, 480, 1200] as const;
export const widest = 1200;

/** The key of an uploaded picture; its files are below it. Pictures of the demo network are single files. */
const uploadedKey = /^(?:private\/)?u\/[0-9a-f-]{36}$/;

/** A picture as answers contain it. */
export interface Picture {
  url: string;
  versions?: { url: string }[];
}
export type PictureOf = (key: string | null | undefined) => Picture | null;

export const variantKey = (key: string, width: number): string => `${key}/${width}.webp`;

export type FileAddress = (key: string) => string;

/**
 * Creates addresses of stored files. The address of a private file expires after minutes: return it only to readers who may see the file
 * now.
 */
export const filesOn =
  (filesOrigin: string, signLink: SignLink): FileAddress =>
  (key) =>
    `${filesOrigin}/${key}${isPrivate(key) ? signLink(key) : ''}`;

/** Creates addresses from file keys and configuration, so that hosts and ports may change while the data stays. */
export const picturesOn = (address: FileAddress): PictureOf => {
  return (key) => {
    if (key == null || key === '') return null;
    if (!uploadedKey.test(key)) return { url: address(key) };
    return {
      url: address(variantKey(key, widest)),
      versions: pictureWidths.map((width) => ({ url: address(variantKey(key, width)) })),
    };
  };
};
