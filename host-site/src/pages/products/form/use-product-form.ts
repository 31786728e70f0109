import { createProduct, type FactName, fill, problemField, updateProduct } from '@wbn/contract';
import type { OwnProduct } from '@wbn/contract/shapes';
import {
  browserPlatform,
  type Client,
  createIntent,
  draftOf,
  type ProductProblem,
  problemsOf,
  productBody,
  WbnError,
} from '@wbn/core';
import { type SyntheticEvent, useRef, useState } from 'react';
import { saidByClient } from '../../../session/ask-to-confirm.ts';
import { useSite } from '../../../site-context.ts';
import type { FieldProblem } from '../../../ui/form/FormSummary.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { toasts } from '../../../ui/toasts.ts';
import { factProblemText } from '../fact-problem.ts';
import type { ProductsTexts } from '../texts/en.ts';
import { factFieldID } from './facts/FactFields.tsx';

export interface ProductFormOptions {
  readonly businessID: string;
  readonly client: Client;
  readonly texts: ProductsTexts;
  /** The product to edit; undefined for a new one. */
  readonly product: OwnProduct | undefined;
  /** The plan's limit of products. */
  readonly allowed: number;
  readonly saved: () => void;
}

/** The controls of fields that may have errors, besides those of the offer. */
export const fieldIDs = {
  name: 'product-name',
  code: 'product-code',
  stock: 'product-stock',
  specs: 'product-specs',
  video: 'product-video',
} as const;

const isOwn = (problem: ProductProblem): problem is Exclude<keyof typeof fieldIDs, 'code'> => problem in fieldIDs;

function sentenceOf(error: unknown, { bulk, form }: ProductsTexts, allowed: number, isEdited: boolean): string {
  if (!(error instanceof WbnError)) return form.failed;
  // Deleted meanwhile, in another tab or by a colleague: another try cannot succeed.
  if (isEdited && (error.name === 'Gone' || error.name === 'NotFound')) return bulk.gone;
  if (error.name === 'PlanLimit') return fill(form.planFull, { allowed });
  return error.fields.includes('externalID') ? form.codeTaken : (saidByClient(error) ?? form.failed);
}

/** The state of a product form: values, errors and saving. Input is kept in this tab until it is saved. */
export function useProductForm({ allowed, businessID, client, product, saved, texts }: ProductFormOptions) {
  const { form } = texts;
  const { locale } = useSite();
  const draft = useDraft(client, `product:${product?.productID ?? businessID}`, draftOf(product));
  const { restart, values } = draft;
  const [wrong, setWrong] = useState<readonly ProductProblem[]>([]);
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [saving, setSaving] = useState(false);
  const sending = useRef(new Set<string>());
  const [intent] = useState(() => createIntent(browserPlatform));

  const sentences = {
    name: form.nameMissing,
    stock: form.stockWrong,
    specs: form.specMissing,
    video: form.videoWrong,
  };
  // Only the server can detect a used code; the error belongs to its field.
  const codeTaken = failure === form.codeTaken ? failure : undefined;
  const problems: FieldProblem[] = wrong.map((problem) =>
    isOwn(problem)
      ? { id: fieldIDs[problem], text: sentences[problem] }
      : { id: factFieldID(problemField(problem)), text: factProblemText(problem, texts, locale) },
  );
  if (codeTaken) problems.push({ id: fieldIDs.code, text: codeTaken });

  const textAt = (control: string) => problems.find(({ id }) => id === control)?.text;

  const save = async () => {
    const body = productBody(values, product);
    if (product) await client.call(updateProduct, { params: { id: product.productID }, body });
    else {
      const created = { ...body, name: body.name ?? '', businessID };
      await intent(JSON.stringify(created), (idempotencyKey) =>
        client.call(createProduct, { body: created, idempotencyKey }),
      );
    }
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const found = problemsOf(values);
    setWrong(found);
    setAttempt((before) => before + 1);
    setFailure(sending.current.size ? form.wait : undefined);
    if (found.length || sending.current.size) return;
    setSaving(true);
    try {
      await save();
      restart(draftOf());
      toasts.success(fill(form.saved, { name: values.name.trim() }));
      saved();
    } catch (error) {
      setFailure(sentenceOf(error, texts, allowed, product !== undefined));
      setSaving(false);
    }
  };
  return {
    ...draft,
    attempt,
    /** An error of the whole form. */
    failure: codeTaken ? undefined : failure,
    problems,
    errorOf: (field: keyof typeof fieldIDs) => textAt(fieldIDs[field]),
    factErrorOf: (field: FactName) => textAt(factFieldID(field)),
    /** Reports a picture's running upload: saving waits for it. */
    busy: (name: string) => (isBusy: boolean) => void sending.current[isBusy ? 'add' : 'delete'](name),
    saving,
    submit,
  };
}
