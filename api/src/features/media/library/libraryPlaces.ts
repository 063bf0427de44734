import type { Handler } from '../../../calls/handler.ts';
import { placesOf } from '../../../media/library/placesOf.ts';
import { mayUseLibraryFile } from '../../../policies/mayUseLibraryFile.ts';

/** Where a file is shown; of dialogs that the author does not see, their number alone. */
export const libraryPlaces: Handler<'libraryPlaces'> = async ({ file_id }, context) => {
  await mayUseLibraryFile(context, file_id);
  const all = await placesOf(context.services.db, file_id, context.who.user_id);
  const seen = all.filter(({ is_seen }) => is_seen);
  return {
    places: seen.map(({ is_seen: _is_seen, ...place }) => place),
    others: all.length - seen.length,
  };
};
