import { LIBRARY_LIMITS } from '@dialogwerk/shared/contract';
import type { LibraryWorkspace } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { libraryFileOf, selectLibrary } from '../../../media/library/LibraryRow.ts';
import { mayUseWorkspace } from '../../../policies/mayUseWorkspace.ts';
import { mayFill } from '../../../policies/rights.ts';
import { escapeLike } from '../../../storage/escapeLike.ts';
import { personalWorkspace } from '../../../workspaces/personalWorkspace.ts';
import { workspacesOf } from '../../../workspaces/workspacesOf.ts';

/** Files of all workspaces that the author is in, or of one. */
export const listLibrary: Handler<'listLibrary'> = async (input, context) => {
  const { workspace_id, search = '', kind, undescribed, page = 0 } = input;
  if (workspace_id !== undefined) await mayUseWorkspace(context, workspace_id);
  const { services, who } = context;
  const { db } = services;
  await personalWorkspace(db, who.user_id, services.now());
  const workspaces = await workspacesOf(db, who.user_id);
  const ids = workspace_id === undefined ? workspaces.map((one) => one.workspace_id) : [workspace_id];
  const words = search.split(/\s+/).filter((word) => word !== '');
  const rows = await selectLibrary(db)
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('f.workspace_id', 'in', ids)
    .where('f.deleted_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('f.kind', '=', kind ?? 'image'))
    .$if(undescribed !== undefined, (query) => query.where('f.alt_text', '=', ''))
    .where((eb) => eb.and(words.map((word) => says(word))))
    .orderBy('f.created_at', 'desc')
    .orderBy('f.file_id')
    .limit(LIBRARY_LIMITS.page)
    .offset(page * LIBRARY_LIMITS.page)
    .execute();
  return {
    files: rows.map(({ total: _total, ...row }) => libraryFileOf(services, row)),
    total: rows[0]?.total ?? 0,
    page,
    workspaces: workspaces.map(({ workspace_id: id, name, is_personal, role }): LibraryWorkspace =>
      Object.assign({ workspace_id: id, name, is_personal }, { may_change: mayFill(role) }),
    ),
  };
};

/** SQL: the file has a word in its name or in what stands for it. */
function says(word: string) {
  const pattern = `%${escapeLike(word)}%`;
  return sql<boolean>`(f.name ilike ${pattern} or f.alt_text ilike ${pattern})`;
}
