import { useResource } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';

/** The author's folders and tags; null until they are known, because a list without its folders is better than none. */
export function useFolders(): CallResponse<'listFolders'> | null {
  const { state } = useResource('listFolders', {});
  return state.kind === 'loaded' ? state.value : null;
}
