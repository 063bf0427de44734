import { mdiClose } from '@mdi/js';
import { version } from 'react';

/** What comes after the page's first files. */
export const later = mdiClose + version;
