import { mdiEmailOutline } from '@mdi/js';
import { ContactEditor } from '../ContactEditor.tsx';
import type { ConfiguredType } from '../ConfiguredType.ts';

export const email: ConfiguredType<'email'> = { icon: mdiEmailOutline, Editor: ContactEditor };
