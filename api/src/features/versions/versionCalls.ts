import type { Handlers } from '../../calls/handler.ts';
import { versionContent } from './versionContent.ts';
import { deleteVersion, keepVersion, versions } from './versions.ts';

/** What a dialog was at some time: versions with a name, and its content at any revision. */
export const versionCalls = { versions, keepVersion, deleteVersion, versionContent } satisfies Partial<Handlers>;
