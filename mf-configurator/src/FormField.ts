import { TextField } from '@dialogwerk/shared/ui';
import { createFormField } from '@dialogwerk/shared/ui/forms';

/** A field of this module's forms. */
export const FormField = createFormField(TextField);
