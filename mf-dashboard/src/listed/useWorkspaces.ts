import { useResource } from '@dialogwerk/shared/clients';
import type { ListedWorkspace } from '@dialogwerk/shared/contract';

/** The author's workspaces by name; none until they are known, because a list without them is better than none. */
export function useWorkspaces(): readonly ListedWorkspace[] {
  const { state } = useResource('listWorkspaces', {});
  return state.kind === 'loaded' ? state.value.workspaces : none;
}

const none: readonly ListedWorkspace[] = [];
