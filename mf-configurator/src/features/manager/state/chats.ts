import { loading } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import { atom, computed } from 'nanostores';
import type { Chats, ShownTrigger } from '../model/Chats.ts';
import { multiChatOf } from '../model/multiChatOf.ts';

/** The multi-chat whose view is open, or that of the open dialog. */
export const $chats = atom<CallState<Chats>>(loading);

/** Further multi-chats that the open dialog belongs to. */
export const $furtherChats = atom<readonly Chats[]>([]);

/** All multi-chats of the open dialog that could be had. */
export const $chatsOfDialog = computed([$chats, $furtherChats], (state, further) => [
  ...(state.kind === 'loaded' ? [state.value] : []),
  ...further,
]);

/** The same as one, as the check needs them. */
export const $multiChat = computed($chatsOfDialog, multiChatOf);

/** Changes the triggers of a multi-chat; nothing once another one is open. */
function change(manager: number, work: (triggers: readonly ShownTrigger[]) => readonly ShownTrigger[]): void {
  const state = $chats.get();
  if (state.kind !== 'loaded' || state.value.manager.dialog_manager_id !== manager) return;
  $chats.set({ kind: 'loaded', value: { ...state.value, triggers: work(state.value.triggers) } });
}

/** Shows a trigger once, in the place of the one with the id `instead` where there is one. */
export function putTrigger(manager: number, trigger: ShownTrigger, instead: string = trigger.trigger_id): void {
  const isIt = ({ trigger_id }: ShownTrigger): boolean => trigger_id === instead || trigger_id === trigger.trigger_id;
  change(manager, (triggers) => {
    const place = triggers.findIndex(isIt);
    if (place === -1) return [...triggers, trigger];
    return triggers.flatMap((other, index) => (index === place ? trigger : isIt(other) ? [] : other));
  });
}

export function takeTriggerAway(manager: number, id: string): void {
  change(manager, (triggers) => triggers.filter(({ trigger_id }) => trigger_id !== id));
}
