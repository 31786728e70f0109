import { upload } from '@wbn/core/uploads';
import { PictureField } from '../../../ui/picture/PictureField.tsx';
import { useEditorContext, useField } from '../editor-context.ts';

/** Cover or logo. */
export function EditPicture({ name }: { readonly name: 'coverPhoto' | 'profilePhoto' }) {
  const { client, profile, texts, uploading } = useEditorContext();
  const field = useField('general', name);
  const isCover = name === 'coverPhoto';
  return (
    <PictureField
      {...field}
      label={isCover ? texts.cover : texts.logo}
      hint={isCover ? texts.coverHint : undefined}
      shape={isCover ? 'cover' : 'square'}
      current={profile.general[name]?.url}
      canRemove
      busy={(isRunning) => uploading(name, isRunning)}
      send={(file, more) => upload(client, { to: 'business', file, ...more })}
      failed={texts.pictureFailed}
    />
  );
}
