import type { Handlers } from '../../calls/handler.ts';
import { publications } from './publications.ts';
import { publish } from './publish.ts';
import { unpublishedChanges } from './unpublishedChanges.ts';

/** Draft and published (domain.md §11). */
export const publicationCalls = { publish, publications, unpublishedChanges } satisfies Partial<Handlers>;
