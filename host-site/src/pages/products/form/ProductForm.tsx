import { createProduct, productLengths, updateProduct } from '@wbn/contract';
import type { OwnProduct } from '@wbn/contract/shapes';
import { type Client, draftOf, type ProductProblem, problemsOf, productBody, WbnError } from '@wbn/core';
import { upload } from '@wbn/core/uploads';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useSite } from '../../../site-context.ts';
import { say } from '../../../texts/texts.ts';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { FormSummary } from '../../../ui/form/FormSummary.tsx';
import { LeaveGuard } from '../../../ui/form/LeaveGuard.tsx';
import { PictureField } from '../../../ui/form/PictureField.tsx';
import { RequiredNote } from '../../../ui/form/RequiredNote.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import type { SendPicture } from '../../../ui/form/use-picture-upload.ts';
import { toasts } from '../../../ui/toasts.ts';
import type { ProductsTexts } from '../texts/index.ts';
import { ImagesField } from './ImagesField.tsx';
import { PlaceField } from './PlaceField.tsx';
import { SpecsField } from './SpecsField.tsx';

interface Props {
  readonly businessID: string;
  readonly client: Client;
  readonly texts: ProductsTexts;
  /** The product to change; a new one without. */
  readonly product: OwnProduct | undefined;
  readonly allowed: number;
  readonly saved: () => void;
  readonly cancel: () => void;
}

const fieldIDs: Readonly<Record<ProductProblem, string>> = {
  name: 'product-name',
  stock: 'product-stock',
  specs: 'product-specs',
  video: 'product-video',
};

function sentenceOf(error: unknown, form: ProductsTexts['form'], allowed: number): string {
  if (!(error instanceof WbnError)) return form.failed;
  if (error.name === 'PlanLimit') return say(form.planFull, { allowed });
  return error.fields.includes('externalID') ? form.codeTaken : form.failed;
}

/** A new product, or one to be changed. What was typed is kept in this tab until it is saved. */
export function ProductForm({ allowed, businessID, cancel, client, product, saved, texts }: Props) {
  const { form } = texts;
  const { errors } = useSite().texts;
  const { change, isChanged, isRestored, restart, values } = useDraft(
    client,
    `product:${product?.productID ?? businessID}`,
    draftOf(product),
  );
  const [problems, setProblems] = useState<readonly ProductProblem[]>([]);
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [saving, setSaving] = useState(false);
  const sending = useRef(new Set<string>());
  /** One key for one intent: the same product sent again after a failure is made once. */
  const intent = useRef<{ text: string; key: string }>(undefined);
  const send: SendPicture = (file, more) => upload(client, { to: 'business', file, ...more });
  const busy = (name: string) => (isBusy: boolean) => void sending.current[isBusy ? 'add' : 'delete'](name);

  const problemText: Readonly<Record<ProductProblem, string>> = {
    name: form.nameMissing,
    stock: form.stockWrong,
    specs: form.specMissing,
    video: form.videoWrong,
  };
  // It alone is known by the server only, and has a field of its own.
  const codeTaken = failure === form.codeTaken ? failure : undefined;
  const errorOf = (field: ProductProblem) => (problems.includes(field) ? problemText[field] : undefined);

  const save = async () => {
    const body = productBody(values, product);
    if (product) await client.call(updateProduct, { params: { id: product.productID }, body });
    else {
      const text = JSON.stringify(body);
      if (intent.current?.text !== text) intent.current = { text, key: crypto.randomUUID() };
      const idempotencyKey = intent.current.key;
      await client.call(createProduct, { body: { ...body, name: body.name ?? '', businessID }, idempotencyKey });
    }
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const found = problemsOf(values);
    setProblems(found);
    setAttempt((before) => before + 1);
    setFailure(sending.current.size ? form.wait : undefined);
    if (found.length || sending.current.size) return;
    setSaving(true);
    try {
      await save();
      restart(draftOf());
      toasts.success(say(form.saved, { name: values.name.trim() }));
      saved();
    } catch (error) {
      setFailure(sentenceOf(error, form, allowed));
      setSaving(false);
    }
  };

  return (
    <form className="form" noValidate onSubmit={submit}>
      <LeaveGuard client={client} when={isChanged && !saving} />
      <h1>{product ? form.edit : form.add}</h1>
      <RequiredNote />
      <FormSummary
        attempt={attempt}
        title={codeTaken ? undefined : failure}
        problems={[
          ...problems.map((field) => ({ id: fieldIDs[field], text: problemText[field] })),
          ...(codeTaken ? [{ id: 'product-code', text: codeTaken }] : []),
        ]}
      />
      {isRestored && isChanged ? <DraftNotice discard={() => restart(draftOf(product))} /> : null}
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
          id="product-code"
          label={form.code}
          hint={form.codeHint}
          error={codeTaken}
          maxLength={productLengths.externalID}
          value={values.externalID}
          change={(externalID) => change({ externalID })}
        />
        <PlaceField client={client} texts={texts} value={values.place} change={(place) => change({ place })} />
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
