import type { DialogManager, RoleName } from '@dialogwerk/shared/contract';
import { CallError } from '../errors/CallError.ts';
import type { PolicyContext } from './findSurvey.ts';
import { rightsOf } from './rights.ts';

interface Wanted {
  /** All when absent. */
  readonly id?: number;
  readonly state?: 'there' | 'deleted';
}

const mayEditAs = (role: RoleName) => rightsOf[role].bearbeiten === 1;

/** The multi-chats that the author has a role in a dialog of, the newest first. */
export async function findManagers(
  { services, who }: PolicyContext,
  { id, state = 'there' }: Wanted,
): Promise<DialogManager[]> {
  const rows = await services.db
    .selectFrom('dialog_managers')
    .innerJoin('manager_surveys', 'manager_surveys.dialog_manager_id', 'dialog_managers.dialog_manager_id')
    .innerJoin('surveys', 'surveys.survey_id', 'manager_surveys.survey_id')
    .leftJoin('members', (join) =>
      join.onRef('members.survey_id', '=', 'surveys.survey_id').on('members.user_id', '=', who.user_id),
    )
    .where('dialog_managers.deleted_at', state === 'there' ? 'is' : 'is not', null)
    .where('surveys.deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('dialog_managers.dialog_manager_id', '=', id ?? 0))
    .select(['dialog_managers.dialog_manager_id', 'name', 'dialog_managers.created_at'])
    .select(['surveys.survey_id', 'survey_name', 'order', 'role'])
    .orderBy('dialog_managers.dialog_manager_id', 'desc')
    .orderBy('order')
    .orderBy('survey_id_int')
    .execute();
  const managers = Map.groupBy(rows, ({ dialog_manager_id }) => dialog_manager_id);
  return [...managers.values()].flatMap((surveys): DialogManager[] => {
    const [first] = surveys;
    const own = surveys.flatMap(({ survey_id, survey_name, order, role }) =>
      role === null ? [] : [{ survey_id, survey_name, order, may_edit: mayEditAs(role) }],
    );
    if (!first || own.length === 0) return [];
    return [
      {
        dialog_manager_id: first.dialog_manager_id,
        name: first.name,
        created_at: first.created_at.getTime(),
        connected_surveys: own,
        hidden_surveys: surveys.length - own.length,
        may_edit: surveys.every(({ role }) => role !== null && mayEditAs(role)),
      },
    ];
  });
}

/** The multi-chat, if the author has a role in one of its dialogs; 404 else, because it does not exist for them. */
export async function maySeeManager(context: PolicyContext, id: number): Promise<DialogManager> {
  const [manager] = await findManagers(context, { id });
  if (!manager) throw new CallError('manager/unknown');
  return manager;
}

/** The multi-chat, if the author may edit every dialog of it. */
export async function mayEditManager(
  context: PolicyContext,
  id: number,
  state: 'there' | 'deleted' = 'there',
): Promise<DialogManager> {
  const [manager] = await findManagers(context, { id, state });
  if (!manager) throw new CallError('manager/unknown');
  if (!manager.may_edit) throw new CallError('manager/role-insufficient');
  return manager;
}
