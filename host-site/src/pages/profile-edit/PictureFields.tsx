import { updateProfile } from '@wbn/contract';
import { loadProfile, photoOf } from '@wbn/core';
import { useState } from 'react';
import { PictureField } from '../../ui/picture/PictureField.tsx';
import type { PictureValue, SendPicture } from '../../ui/picture/use-picture-upload.ts';
import type { FieldsProps } from './fields-props.ts';

/** Photo and cover: each is uploaded and saved at once by its own call. */
export function PictureFields({ client, editable, texts }: FieldsProps) {
  const { profile } = editable;
  const [photo, setPhoto] = useState<PictureValue>({});
  const [cover, setCover] = useState<PictureValue>({});
  const sendPhoto: SendPicture = async (file, more) => {
    const { uploadProfilePhoto } = await import('@wbn/core/uploads');
    await uploadProfilePhoto(client, { file, ...more });
    // Also updates the top bar; if this fails, the next page does.
    await loadProfile(client).catch(() => undefined);
    return {};
  };
  const sendCover: SendPicture = async (file, more) => {
    const { upload } = await import('@wbn/core/uploads');
    const coverPhoto = await upload(client, { to: 'user', file, ...more });
    await client.call(updateProfile, { body: { coverPhoto } });
    return {};
  };
  return (
    <fieldset className="form-part">
      <legend>{texts.photos}</legend>
      <PictureField
        id="profilePhoto"
        label={texts.photo}
        current={photoOf(profile)}
        value={photo}
        change={setPhoto}
        send={sendPhoto}
        failed={texts.pictureFailed}
      />
      <PictureField
        id="coverPhoto"
        label={texts.cover}
        shape="cover"
        current={profile.coverPhoto?.url}
        value={cover}
        change={setCover}
        send={sendCover}
        failed={texts.pictureFailed}
      />
      <p className="field-hint">{texts.atOnce}</p>
    </fieldset>
  );
}
