import { publicMediaPath } from '@dialogwerk/shared/contract';
import type { FileAddresses } from '@dialogwerk/shared/dialog/engine';
import { mediaTypeOf } from './mediaTypeOf.ts';

/** Where the files of a dialog under edit lie; a reply has none, because nothing is sent. */
export const fileAddresses: FileAddresses = {
  ofDialog: (filename_db) => ({ location: publicMediaPath(filename_db), type: mediaTypeOf(filename_db) }),
  ofReply: () => '',
};
