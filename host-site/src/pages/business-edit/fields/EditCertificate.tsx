import { fill, textLengths } from '@wbn/contract';
import type { CertificateText } from '@wbn/core/business-editor';
import { upload } from '@wbn/core/uploads';
import { useSite } from '../../../site-context.ts';
import { MonthPicker } from '../../../ui/form/MonthPicker.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PictureField } from '../../../ui/picture/PictureField.tsx';
import { fieldID, useEditorContext } from '../editor-context.ts';

interface EditCertificateProps {
  readonly certificate: CertificateText;
  readonly number: number;
  readonly change: (part: Partial<CertificateText>) => void;
  readonly remove: () => void;
}

/** A certificate: name, issue date, end date, picture. */
export function EditCertificate({ certificate, change, number, remove }: EditCertificateProps) {
  const site = useSite();
  const { client, problemOf, profile, texts, uploading } = useEditorContext();
  const field = `certificates.${certificate.key}`;
  const title = fill(texts.certificate, { number });
  return (
    <fieldset className="edit-certificate">
      <legend className="field-label">{title}</legend>
      <TextField
        id={fieldID(`${field}.name`)}
        label={texts.certificateName}
        required
        maxLength={textLengths.certificateName}
        value={certificate.name}
        change={(name) => change({ name })}
        error={problemOf(`${field}.name`)}
      />
      <MonthPicker
        id={fieldID(`${field}.issueDate`)}
        label={site.texts.fields.issued}
        value={certificate.issueDate}
        change={(issueDate) => change({ issueDate })}
        error={problemOf(`${field}.issueDate`)}
      />
      <MonthPicker
        id={fieldID(`${field}.expireDate`)}
        label={site.texts.fields.expires}
        value={certificate.expireDate}
        change={(expireDate) => change({ expireDate })}
        error={problemOf(`${field}.expireDate`)}
      />
      <PictureField
        id={fieldID(`${field}.photo`)}
        label={texts.certificatePhoto}
        current={profile.certificates.find(({ id }) => id === certificate.key)?.photo?.url}
        canRemove
        value={certificate.photo}
        change={(photo) => change({ photo })}
        busy={(isRunning) => uploading(field, isRunning)}
        send={(file, more) => upload(client, { to: 'business', file, ...more })}
        failed={texts.pictureFailed}
        error={problemOf(`${field}.photo`)}
      />
      <button type="button" className="button button-quiet edit-remove" onClick={remove}>
        {texts.removeCertificate}
      </button>
    </fieldset>
  );
}
