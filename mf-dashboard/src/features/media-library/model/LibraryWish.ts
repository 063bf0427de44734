import type { CallRequest, LibraryFile } from '@dialogwerk/shared/contract';

/** What of the library is shown. */
export interface LibraryWish {
  readonly search: string;
  readonly kind: LibraryFile['kind'] | 'all';
  /** '' for all workspaces. */
  readonly workspace_id: string;
  readonly undescribed: boolean;
}

/** All of it. */
export const everything: LibraryWish = { search: '', kind: 'all', workspace_id: '', undescribed: false };

/** Whether all of it is shown. */
export function isEverything({ search, kind, workspace_id, undescribed }: LibraryWish): boolean {
  return search === '' && kind === 'all' && workspace_id === '' && !undescribed;
}

/** The call that gives it, page by page. */
export function requestOf({ search, kind, workspace_id, undescribed }: LibraryWish): CallRequest<'listLibrary'> {
  return {
    ...(search === '' ? {} : { search }),
    ...(kind === 'all' ? {} : { kind }),
    ...(workspace_id === '' ? {} : { workspace_id }),
    ...(undescribed ? { undescribed: '1' as const } : {}),
  };
}
