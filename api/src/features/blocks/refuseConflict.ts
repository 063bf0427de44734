import { isDeepStrictEqual } from 'node:util';
import type { ChangeConflict } from '@dialogwerk/shared/contract';
import { CallError } from '../../errors/CallError.ts';
import { personName } from '../../accounts/personName.ts';
import type { Edit } from './Edit.ts';

/** What a change is about: a block, or the settings for null. */
type About = string | null;

/**
 * 409 where a change overwrites what its author has not seen: the value is neither the one that the change is based on nor
 * the wanted one. Says who put it there. Fields without a base are not looked at.
 */
export async function refuseConflict(
  edit: Edit,
  about: About,
  current: object,
  based_on: Readonly<Record<string, unknown>> | undefined,
  wanted: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (!based_on) return;
  const now = new Map<string, unknown>(Object.entries(current));
  const fields = Object.keys(wanted).filter(
    (field) =>
      Object.hasOwn(based_on, field) &&
      !isDeepStrictEqual(now.get(field), based_on[field]) &&
      !isDeepStrictEqual(now.get(field), wanted[field]),
  );
  if (fields.length > 0) throw await conflict(edit, about, fields, false);
}

/** The same for a change of a block that is gone. */
export async function conflictWithDelete(edit: Edit, id: string): Promise<CallError> {
  return conflict(edit, id, [''], true);
}

async function conflict(edit: Edit, about: About, fields: string[], deleted: boolean): Promise<CallError> {
  const rows = await edit.tx
    .selectFrom('changes')
    .leftJoin('accounts', 'accounts.user_id', 'changes.user_id')
    .where('survey_id', '=', edit.survey.survey_id)
    .where('unique_question_id', '=', about ?? '')
    .where('key', 'in', fields)
    .distinctOn('key')
    .orderBy('key')
    .orderBy('revision', 'desc')
    .select(['key', 'username', 'first_name', 'last_name'])
    .execute();
  const found: ChangeConflict = {
    revision: edit.survey.revision,
    fields: Object.fromEntries(
      fields.map((field) => {
        const row = rows.find(({ key }) => key === field);
        return [field, { by: row?.username ? personName({ ...row, username: row.username }) : null }];
      }),
    ),
    deleted,
  };
  const [first = ''] = fields;
  const by = found.fields[first]?.by ?? null;
  return new CallError('revision/conflict', {
    by,
    deleted,
    ...(first === '' ? {} : { field: first }),
    body: { conflict: found },
  });
}
