import { type FileRight, isPrivate, type SignLink } from './storing/private-links.ts';

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

/** Creates addresses of public files. */
export const filesOn =
  (filesOrigin: string): FileAddress =>
  (key) =>
    `${filesOrigin}/${key}`;

/** Creates addresses of files for one reader. Those of private files end after minutes, and with the reader's right. */
export type PrivateFiles = (right: FileRight) => FileAddress;

/** Files that an earlier release stored among the public ones keep their public address until they are moved. */
export const privateFilesOn =
  (address: FileAddress, signLink: SignLink): PrivateFiles =>
  (right) =>
  (key) =>
    isPrivate(key) ? `${address(key)}${signLink(key, right)}` : address(key);

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
