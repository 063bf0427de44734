import { mdiLinkVariant } from '@mdi/js';
import { ContactEditor } from '../ContactEditor.tsx';
import type { ConfiguredType } from '../ConfiguredType.ts';

export const url: ConfiguredType<'url'> = { icon: mdiLinkVariant, Editor: ContactEditor };
