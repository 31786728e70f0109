import { textLengths } from '@wbn/contract';
import { type Client, categoriesOf } from '@wbn/core';
import { upload } from '@wbn/core/uploads';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { inLocale } from '../../settings.ts';
import { useSite } from '../../site-context.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { FormSummary } from '../../ui/form/FormSummary.tsx';
import { ListHint } from '../../ui/form/ListHint.tsx';
import { MultiSelect } from '../../ui/form/MultiSelect.tsx';
import { PlaceFields } from '../../ui/form/PlaceFields.tsx';
import { RequiredNote } from '../../ui/form/RequiredNote.tsx';
import { SearchableSelect } from '../../ui/form/SearchableSelect.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useFormTexts } from '../../ui/form/texts/index.ts';
import { useList } from '../../ui/form/use-list.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { PictureField } from '../../ui/picture/PictureField.tsx';
import type { SendPicture } from '../../ui/picture/use-picture-upload.ts';
import { toasts } from '../../ui/toasts.ts';
import { categoryName, industryName, typeName } from '../../words.ts';
import type { CreateChoices } from './choices.ts';
import type { CreateTexts } from './texts/en.ts';
import { type CreateField, useCreate } from './use-create.ts';

interface CreateFormProps {
  readonly client: Client;
  readonly lists: CreateChoices;
  readonly texts: CreateTexts;
}

/** The seven fields and two pictures of a new business. */
export function CreateForm({ client, lists, texts }: CreateFormProps) {
  const site = useSite();
  const { noAnswer } = useFormTexts();
  const navigate = useNavigate();
  const form = useCreate(client, () => {
    toasts.success(texts.created);
    navigate(inLocale('/my-business', site.locale, site.edition));
  });
  const { change, refused, values } = form;
  const [uploads, setUploads] = useState({ cover: false, logo: false });
  const categories = useList(values.industry, (industry) => categoriesOf(client, industry));
  const sentences = { ...texts.missing, companyName: form.nameRefusal ?? texts.missing.companyName };
  const errorOf = (field: CreateField) => (refused?.includes(field) ? sentences[field] : undefined);
  const send: SendPicture = (file, more) => upload(client, { to: 'business', file, ...more });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.send();
  };
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <FormSummary
        attempt={form.attempt}
        title={refused && (form.isCutOff ? noAnswer : texts.incomplete)}
        problems={(refused ?? []).map((field) => ({ id: field, text: sentences[field] }))}
      />
      <RequiredNote />
      {form.isRestored && form.isChanged ? <DraftNotice discard={() => form.restart(form.blank)} /> : null}
      <div className="form-card">
        <h2>{texts.pictures}</h2>
        <PictureField
          id="coverPhoto"
          label={texts.cover}
          hint={texts.coverHint}
          shape="cover"
          canRemove
          value={values.coverPhoto}
          change={(coverPhoto) => change({ coverPhoto })}
          busy={(cover) => setUploads((before) => ({ ...before, cover }))}
          send={send}
          failed={texts.pictureFailed}
          error={errorOf('coverPhoto')}
        />
        <PictureField
          id="profilePhoto"
          label={texts.logo}
          canRemove
          value={values.profilePhoto}
          change={(profilePhoto) => change({ profilePhoto })}
          busy={(logo) => setUploads((before) => ({ ...before, logo }))}
          send={send}
          failed={texts.pictureFailed}
          error={errorOf('profilePhoto')}
        />
      </div>
      <div className="form-card">
        <h2>{texts.about}</h2>
        <TextField
          id="companyName"
          label={texts.companyName}
          required
          maxLength={textLengths.companyName}
          autoComplete="organization"
          value={values.companyName}
          change={(companyName) => change({ companyName })}
          error={errorOf('companyName')}
        />
        <SearchableSelect
          id="industry"
          label={texts.industry}
          required
          rows={lists.industries.map(({ id, name }) => ({ value: id, label: industryName(site, id, name) }))}
          value={values.industry}
          change={(industry) => industry !== values.industry && change({ industry, categories: [] })}
          error={errorOf('industry')}
        />
        <MultiSelect
          id="categories"
          label={texts.categories}
          required
          disabled={!categories.items.length}
          rows={categories.items.map(({ id, name }) => ({ value: id, label: categoryName(site, id, name) }))}
          values={values.categories}
          change={(chosen) => change({ categories: chosen })}
          hint={values.industry ? <ListHint list={categories} /> : texts.categoriesFirst}
          error={errorOf('categories')}
        />
        <SelectField
          id="businessType"
          label={texts.businessType}
          required
          rows={lists.businessTypes.map(({ code }) => ({ value: code, label: typeName(site, code) }))}
          value={values.businessType}
          change={(businessType) => change({ businessType })}
          error={errorOf('businessType')}
        />
        <PlaceFields
          client={client}
          countries={lists.countries}
          country={values.country}
          state={values.state}
          change={change}
          required
          errors={{ country: errorOf('country'), state: errorOf('state') }}
        />
        <TextAreaField
          id="shortDescription"
          label={texts.shortDescription}
          required
          hint={texts.shortDescriptionHint}
          value={values.shortDescription}
          change={(shortDescription) => change({ shortDescription })}
          error={errorOf('shortDescription')}
        />
      </div>
      <div className="form-actions">
        <PageLink className="button" to="/my-business">
          {texts.cancel}
        </PageLink>
        <SubmitButton busy={form.busy || uploads.cover || uploads.logo}>{texts.create}</SubmitButton>
      </div>
    </form>
  );
}
