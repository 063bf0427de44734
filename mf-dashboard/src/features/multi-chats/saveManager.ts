import { send } from '@dialogwerk/shared/clients';
import type { DialogManager } from '@dialogwerk/shared/contract';
import { putManagerPatch } from './managerPatches.ts';

/** What an author says of a multi-chat: its name and its dialogs in their order. */
export interface ManagerFields {
  readonly name: string;
  readonly survey_ids: readonly string[];
}

const shown = { answered: ({ manager }: { readonly manager: DialogManager }) => [putManagerPatch(manager)] };

/** Makes a multi-chat (`id` null) or changes one; throws `ApiError` when it is not saved. */
export async function saveManager(id: number | null, fields: ManagerFields): Promise<DialogManager> {
  const request = { name: fields.name, survey_ids: [...fields.survey_ids] };
  const { manager } =
    id === null ? await send('createManager', request, shown) : await send('updateManager', { id, ...request }, shown);
  return manager;
}
