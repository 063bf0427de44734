import { TextField } from '@dialogwerk/shared/ui';
import { createFormField } from '@dialogwerk/shared/ui/forms';

/** A field of a form. */
export const FormField = createFormField(TextField);
