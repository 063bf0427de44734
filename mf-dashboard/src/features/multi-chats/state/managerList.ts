import { loading } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { DialogManager } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';

/** The author's multi-chats. */
export const $managerList = atom<CallState<readonly DialogManager[]>>(loading);

function change(work: (managers: readonly DialogManager[]) => readonly DialogManager[]): void {
  const list = $managerList.get();
  if (list.kind === 'loaded') $managerList.set({ kind: 'loaded', value: work(list.value) });
}

/** Shows a multi-chat as it is now; a new one stands first. */
export function putManager(newest: DialogManager): void {
  const { dialog_manager_id: id } = newest;
  change((managers) =>
    managers.some(({ dialog_manager_id }) => dialog_manager_id === id)
      ? managers.map((manager) => (manager.dialog_manager_id === id ? newest : manager))
      : [newest, ...managers],
  );
}

export function takeManagerAway(id: number): void {
  change((managers) => managers.filter(({ dialog_manager_id }) => dialog_manager_id !== id));
}
