import { isPrivate, type SignLink } from './private-links.ts';

/** The widths, in pixels, that an uploaded picture is stored in. The widest is the one a page gets without asking. */
export const pictureWidths = [160, 480, 1200] as const;
export const widest = 1200;

/** The key of an uploaded picture: its files lie beside each other under it. Pictures of the demo network are single files. */
const uploadedKey = /^(?:private\/)?u\/[0-9a-f-]{36}$/;

/** A picture as answers carry it. */
export interface Picture {
  url: string;
  versions?: { url: string }[];
}
export type PictureOf = (key: string | null | undefined) => Picture | null;

export const variantKey = (key: string, width: number): string => `${key}/${width}.webp`;

export type FileAddress = (key: string) => string;

/**
 * Makes addresses of files that are served as they lie. The address of a private file ends after minutes: it must go only to readers who
 * may see the file now.
 */
export const filesOn =
  (filesOrigin: string, signLink: SignLink): FileAddress =>
  (key) =>
    `${filesOrigin}/${key}${isPrivate(key) ? signLink(key) : ''}`;

/**
 * Makes addresses of file keys. They are made at the edge, from configuration, so that hosts and ports may move over kept data.
 */
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
