import { fill } from '@wbn/contract';
import type { DraftPicture } from '@wbn/core';
import { Plus } from 'lucide';
import { useRef, useState } from 'react';
import { useSite } from '../../../site-context.ts';
import { FileInput } from '../../../ui/form/FileInput.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PictureField } from '../../../ui/picture/PictureField.tsx';
import type { SendPicture } from '../../../ui/picture/use-picture-upload.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import type { ProductsTexts } from '../texts/en.ts';

interface Props {
  readonly texts: ProductsTexts;
  readonly send: SendPicture;
  readonly busy: (name: string) => (isBusy: boolean) => void;
  readonly value: readonly DraftPicture[];
  readonly change: (images: readonly DraftPicture[]) => void;
}

/** The contract's limit. */
const maximum = 10;
const inputID = 'product-images-add';

/** Gallery pictures besides the main one: several files can be chosen at once, and each is uploaded by itself. */
export function ImagesField({ busy, change, send, texts, value }: Props) {
  const { form } = texts;
  useKeptFocus(value.length, inputID);
  const { errors } = useSite().texts;
  const [left, setLeft] = useState(0);
  const { files, keys, latest, newKey } = useRows(value);
  const keep = (images: readonly DraftPicture[]) => {
    latest.current = images;
    change(images);
  };
  const set = (key: number, picture: DraftPicture) =>
    keep(latest.current.map((one, index) => (keys[index] === key ? picture : one)));
  const add = (chosen: readonly File[]) => {
    const taken = chosen.slice(0, maximum - latest.current.length);
    setLeft(chosen.length - taken.length);
    for (const file of taken) files.set(newKey(), file);
    keep([...latest.current, ...taken.map(() => ({}))]);
  };
  const remove = (key: number) => {
    const position = keys.indexOf(key);
    files.delete(key);
    keys.splice(position, 1);
    setLeft(0);
    keep(latest.current.filter((_, index) => index !== position));
  };
  return (
    <fieldset className="field field-group">
      <legend className="field-label">{form.images}</legend>
      {value.map((picture, position) => {
        const key = keys[position]!;
        return (
          <div className="products-image" key={key}>
            <PictureField
              id={`product-image-${key}`}
              label={fill(form.image, { number: position + 1 })}
              current={picture.url}
              value={picture}
              file={files.get(key)}
              send={send}
              failed={errors.picture}
              busy={busy(`image-${key}`)}
              change={({ preview, token }) => set(key, { token, preview })}
            />
            <button
              type="button"
              className="button button-quiet"
              aria-label={fill(form.removeImage, { number: position + 1 })}
              onClick={() => remove(key)}
            >
              {texts.remove}
            </button>
          </div>
        );
      })}
      <div className="picture-buttons">
        <FileInput
          id={inputID}
          className="picture-input"
          accept="image/*"
          multiple
          disabled={value.length >= maximum}
          choose={(_, all) => add(all)}
        />
        <label className="button products-more" htmlFor={inputID}>
          <Icon node={Plus} size={16} />
          {form.addImage}
        </label>
      </div>
      <p className="field-hint" role="status">
        {left ? fill(form.imagesLeft, { maximum, count: left }) : ''}
      </p>
    </fieldset>
  );
}

/** Names each row, so that an upload that ends late reaches its own row although others were added or removed meanwhile. */
function useRows(value: readonly DraftPicture[]) {
  const { current: keys } = useRef<number[]>([]);
  const { current: files } = useRef(new Map<number, File>());
  const next = useRef(0);
  const latest = useRef(value);
  latest.current = value;
  const newKey = () => {
    const key = next.current++;
    keys.push(key);
    return key;
  };
  while (keys.length < value.length) newKey();
  keys.length = value.length;
  return { files, keys, latest, newKey };
}
