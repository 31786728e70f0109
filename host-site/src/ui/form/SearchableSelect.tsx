import { SelectField, type SelectFieldProps } from './SelectField.tsx';

/** One of a long list, narrowed by typing. */
export const SearchableSelect = (props: Omit<SelectFieldProps, 'searchable'>) => <SelectField {...props} searchable />;
