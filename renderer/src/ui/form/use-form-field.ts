import {
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { useMessage } from '#renderer/ui/form/use-message.ts';

/** A form field for a controlled control, with its error message. */
export function useFormField<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
) {
  const { field, fieldState } = useController({ control: form.control, name });
  return { field, error: useMessage(fieldState.error) };
}
