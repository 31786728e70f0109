import { fill } from '@wbn/contract';
import type { DraftPicture } from '@wbn/core';
import { Plus } from 'lucide';
import { useSite } from '../../../site-context.ts';
import { PictureField } from '../../../ui/form/PictureField.tsx';
import type { SendPicture } from '../../../ui/form/use-picture-upload.ts';
import { Icon } from '../../../ui/Icon.tsx';
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

/** Gallery pictures besides the main one. */
export function ImagesField({ busy, change, send, texts, value }: Props) {
  const { form } = texts;
  useKeptFocus(value.length, 'product-images-add');
  const { errors } = useSite().texts;
  const set = (at: number, picture: DraftPicture) => change(value.map((one, index) => (index === at ? picture : one)));
  return (
    <fieldset className="field field-group">
      <legend className="field-label">{form.images}</legend>
      {value.map((picture, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an empty picture has no other name
        <div className="products-image" key={at}>
          <PictureField
            id={`product-image-${at}`}
            label={fill(form.image, { number: at + 1 })}
            current={picture.url}
            value={picture}
            send={send}
            failed={errors.picture}
            busy={busy(`image-${at}`)}
            change={({ preview, token }) => set(at, { token, preview })}
          />
          <button
            type="button"
            className="button button-quiet"
            aria-label={fill(form.removeImage, { number: at + 1 })}
            onClick={() => change(value.filter((_, index) => index !== at))}
          >
            {texts.remove}
          </button>
        </div>
      ))}
      <button
        type="button"
        id="product-images-add"
        className="button products-more"
        disabled={value.length >= maximum}
        onClick={() => change([...value, {}])}
      >
        <Icon node={Plus} size={16} />
        {form.addImage}
      </button>
    </fieldset>
  );
}
