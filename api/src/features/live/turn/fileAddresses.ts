import { publicMediaPath } from '@dialogwerk/shared/contract';
import type { FileAddresses } from '@dialogwerk/shared/dialog';
import { replyMediaPath } from '../../../media/replyMediaAddress.ts';
import { typeByName } from '../../../media/typeByName.ts';

/** Where the files of a dialog and of its respondents lie on this server. */
export const fileAddresses: FileAddresses = {
  ofDialog: (filename_db) => ({ location: publicMediaPath(filename_db), type: typeByName(filename_db) }),
  ofReply: replyMediaPath,
};
