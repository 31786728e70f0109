import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { useField } from '../editor-context.ts';

interface EditAreaProps {
  readonly name: 'shortDescription' | 'generalDescription';
  readonly label: string;
  readonly limit?: number;
  readonly required?: boolean;
}

/** A longer text of a business. */
export const EditArea = ({ name, ...rest }: EditAreaProps) => (
  <TextAreaField {...rest} {...useField('general', name)} />
);
