import { productLengths } from '@wbn/contract';
import { draftOf } from '@wbn/core';
import { upload } from '@wbn/core/uploads';
import type { FactWords } from '../../../product-facts/texts/en.ts';
import { useSite } from '../../../site-context.ts';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { FormSummary } from '../../../ui/form/FormSummary.tsx';
import { LeaveGuard } from '../../../ui/form/LeaveGuard.tsx';
import { RequiredNote } from '../../../ui/form/RequiredNote.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PictureField } from '../../../ui/picture/PictureField.tsx';
import type { SendPicture } from '../../../ui/picture/use-picture-upload.ts';
import { CategoryField } from './CategoryField.tsx';
import { FactFields } from './facts/FactFields.tsx';
import { ImagesField } from './ImagesField.tsx';
import { SpecsField } from './SpecsField.tsx';
import { DataSheetsField } from './sheets/DataSheetsField.tsx';
import { fieldIDs, type ProductFormOptions, useProductForm } from './use-product-form.ts';

interface Props extends ProductFormOptions {
  readonly words: FactWords;
  readonly cancel: () => void;
}

/** The form of a new or existing product. */
export function ProductForm({ cancel, words, ...options }: Props) {
  const { client, product, texts } = options;
  const { form } = texts;
  const { errors } = useSite().texts;
  const { attempt, busy, change, errorOf, failure, factErrorOf, problems, saving, submit, values, ...draft } =
    useProductForm(options);
  const send: SendPicture = (file, more) => upload(client, { to: 'business', file, ...more });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <LeaveGuard client={client} when={draft.isChanged && !saving} />
      <h1>{product ? form.edit : form.add}</h1>
      <RequiredNote />
      <FormSummary attempt={attempt} title={failure} problems={problems} />
      {draft.isRestored && draft.isChanged ? <DraftNotice discard={() => draft.restart(draftOf(product))} /> : null}
      <div className="form-card">
        <h2>{form.about}</h2>
        <TextField
          id={fieldIDs.name}
          label={form.name}
          required
          maxLength={productLengths.name}
          error={errorOf('name')}
          value={values.name}
          change={(name) => change({ name })}
        />
        <TextField
          id={fieldIDs.code}
          label={form.code}
          hint={form.codeHint}
          error={errorOf('code')}
          maxLength={productLengths.externalID}
          value={values.externalID}
          change={(externalID) => change({ externalID })}
        />
        <CategoryField
          client={client}
          texts={texts}
          value={values.categoryID}
          change={(categoryID) => change({ categoryID })}
        />
        <TextAreaField
          id="product-description"
          label={form.description}
          limit={productLengths.description}
          rows={8}
          value={values.description}
          change={(description) => change({ description })}
        />
        <TextField
          id="product-keywords"
          label={form.keywords}
          hint={form.keywordsHint}
          maxLength={productLengths.keywords}
          value={values.keywords}
          change={(keywords) => change({ keywords })}
        />
      </div>
      <FactFields
        texts={texts}
        words={words}
        errorOf={factErrorOf}
        value={values.facts}
        change={(facts) => change({ facts })}
      />
      <div className="form-card">
        <h2>{form.figures}</h2>
        <div className="field-pair">
          <TextField
            id="product-lead-time"
            label={form.leadTime}
            hint={form.leadTimeHint}
            maxLength={productLengths.leadTime}
            value={values.leadTime}
            change={(leadTime) => change({ leadTime })}
          />
          <TextField
            id={fieldIDs.stock}
            label={form.stock}
            inputMode="numeric"
            error={errorOf('stock')}
            value={values.stock}
            change={(stock) => change({ stock })}
          />
        </div>
        <SpecsField
          id={fieldIDs.specs}
          texts={texts}
          error={errorOf('specs')}
          value={values.specs}
          change={(specs) => change({ specs })}
        />
      </div>
      <div className="form-card">
        <h2>{form.pictures}</h2>
        <PictureField
          id="product-main-image"
          label={form.mainImage}
          current={values.mainImage.url}
          value={values.mainImage}
          canRemove
          send={send}
          failed={errors.picture}
          busy={busy('main')}
          change={({ preview, removed, token }) => change({ mainImage: removed || !token ? {} : { token, preview } })}
        />
        <ImagesField
          texts={texts}
          send={send}
          busy={busy}
          value={values.images}
          change={(images) => change({ images })}
        />
        <TextField
          id={fieldIDs.video}
          label={form.video}
          hint={form.videoHint}
          type="url"
          error={errorOf('video')}
          value={values.video}
          change={(video) => change({ video })}
        />
        <DataSheetsField
          client={client}
          texts={texts}
          busy={busy}
          value={values.dataSheets}
          change={(dataSheets) => change({ dataSheets })}
        />
      </div>
      <div className="form-card">
        <h2>{form.visibility}</h2>
        <label className="products-publish">
          <input
            type="checkbox"
            checked={values.published}
            onChange={(event) => change({ published: event.currentTarget.checked })}
          />
          <span>
            {form.publish}
            <small className="field-hint">{form.publishHint}</small>
          </span>
        </label>
      </div>
      <div className="form-actions">
        <button type="button" className="button" onClick={cancel}>
          {form.cancel}
        </button>
        <SubmitButton busy={saving}>{form.save}</SubmitButton>
      </div>
    </form>
  );
}
