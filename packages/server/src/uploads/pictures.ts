/** The widths, in pixels, that an uploaded picture is stored in. The widest is the one a page gets without asking. */
export const pictureWidths = [160, 480, 1200] as const;
export const widest = 1200;

/** The key of an uploaded picture: its files lie beside each other under it. Pictures of the demo network are single files. */
const uploadedKey = /^u\/[0-9a-f-]{36}$/;

/** A picture as answers carry it. */
export interface Picture {
  url: string;
  versions?: { url: string }[];
}
export type PictureOf = (key: string | null | undefined) => Picture | null;

export const variantKey = (key: string, width: number): string => `${key}/${width}.webp`;

export type FileAddress = (key: string) => string;

/** Like pictures' addresses, for a file that is served as it lies. */
export const filesOn =
  (filesOrigin: string): FileAddress =>
  (key) =>
    `${filesOrigin}/${key}`;

/**
 * Makes addresses of file keys. They are made at the edge, from configuration, so that hosts and ports may move over kept data.
 * @param filesOrigin where uploaded files are served, without a trailing slash
 */
export const picturesOn = (filesOrigin: string): PictureOf => {
  const address = filesOn(filesOrigin);
  return (key) => {
    if (key == null || key === '') return null;
    if (!uploadedKey.test(key)) return { url: address(key) };
    return {
      url: address(variantKey(key, widest)),
      versions: pictureWidths.map((width) => ({ url: address(variantKey(key, width)) })),
    };
  };
};
