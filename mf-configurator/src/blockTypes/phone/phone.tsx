import { mdiPhoneOutline } from '@mdi/js';
import { ContactEditor } from '../ContactEditor.tsx';
import type { ConfiguredType } from '../ConfiguredType.ts';

export const phone: ConfiguredType<'phone'> = { icon: mdiPhoneOutline, Editor: ContactEditor };
