import { textLengths } from '@wbn/contract';
import { categoriesOf } from '@wbn/core';
import { useSite } from '../../../site-context.ts';
import { ListHint } from '../../../ui/form/ListHint.tsx';
import { MultiSelect } from '../../../ui/form/MultiSelect.tsx';
import { SearchableSelect } from '../../../ui/form/SearchableSelect.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useList } from '../../../ui/form/use-list.ts';
import { categoryName, industryName, typeName } from '../../../words.ts';
import { useEditorContext, useField } from '../editor-context.ts';
import { EditArea } from '../fields/EditArea.tsx';
import { EditPicture } from '../fields/EditPicture.tsx';
import { EditRange } from '../fields/EditRange.tsx';
import { EditText } from '../fields/EditText.tsx';

export function GeneralTab() {
  const site = useSite();
  const { client, lists, set, texts } = useEditorContext();
  const type = useField('general', 'businessType');
  const industry = useField('general', 'industry');
  const categories = useField('general', 'categories');
  const found = useList(industry.value, (id) => categoriesOf(client, id));
  return (
    <>
      <EditPicture name="coverPhoto" />
      <EditPicture name="profilePhoto" />
      <EditText
        section="general"
        name="companyName"
        label={texts.companyName}
        maxLength={textLengths.companyName}
        required
      />
      <EditArea name="shortDescription" label={texts.shortDescription} required />
      <EditArea name="generalDescription" label={texts.generalDescription} limit={10_000} />
      <SelectField
        {...type}
        label={site.texts.fields.businessType}
        required
        rows={lists.businessTypes.map(({ code }) => ({ value: code, label: typeName(site, code) }))}
      />
      <SearchableSelect
        {...industry}
        label={texts.industry}
        required
        rows={lists.industries.map(({ id, name }) => ({ value: id, label: industryName(site, id, name) }))}
        change={(id) => id !== industry.value && set('general', { industry: id, categories: [] })}
      />
      <MultiSelect
        id={categories.id}
        values={categories.value}
        change={categories.change}
        error={categories.error}
        label={texts.categories}
        required
        disabled={!found.items.length}
        hint={<ListHint list={found} />}
        rows={found.items.map(({ id, name }) => ({ value: id, label: categoryName(site, id, name) }))}
      />
      <EditText section="general" name="yearStablished" inputMode="numeric" maxLength={4} />
      <EditRange name="totalAnnualRevenue" unit="US$" />
      <EditRange name="totalEmployees" />
      <EditRange name="totalProductionEmployees" />
      <EditRange name="productionCapacity" />
      <EditText
        section="general"
        name="video"
        label={texts.video}
        hint={texts.videoHint}
        type="url"
        maxLength={textLengths.url}
      />
    </>
  );
}
