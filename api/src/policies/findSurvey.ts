import type { RoleName } from '@dialogwerk/shared/contract';
import { CallError } from '../errors/CallError.ts';
import type { Author } from '../identity/identity.ts';
import type { Services } from '../services.ts';
import { countQuestions } from './countQuestions.ts';

/** What a policy needs of a call's context. */
export interface PolicyContext {
  readonly services: Pick<Services, 'db'>;
  readonly who: Pick<Author, 'user_id'>;
}

/** A dialog as far as the rules need it, with the author's role in it. */
export interface SurveyOfAuthor {
  readonly survey_id: string;
  readonly survey_id_int: number;
  readonly survey_name: string;
  readonly active: boolean;
  /** The draft's. */
  readonly revision: number;
  /** What respondents get; null for a dialog that was never published. */
  readonly publication_id: string | null;
  readonly role: RoleName;
  /** How many blocks ask something. */
  readonly questions: number;
}

/**
 * The dialog and the author's role in it, by its public id or its number; 404 without a role, because a dialog that
 * one has no role in does not exist for them (domain.md §8).
 */
export async function findSurvey(
  { services, who }: PolicyContext,
  id: string | number,
  state: 'there' | 'deleted' = 'there',
): Promise<SurveyOfAuthor> {
  const asNumber = /^\d{1,15}$/.test(String(id)) ? Number(id) : null;
  const survey = await services.db
    .selectFrom('surveys')
    .innerJoin('members', 'members.survey_id', 'surveys.survey_id')
    .where('members.user_id', '=', who.user_id)
    .where('deleted_at', state === 'there' ? 'is' : 'is not', null)
    .where((eb) =>
      eb.or([
        eb('surveys.survey_id', '=', String(id)),
        ...(asNumber === null ? [] : [eb('surveys.survey_id_int', '=', asNumber)]),
      ]),
    )
    .select(['surveys.survey_id', 'survey_id_int', 'survey_name', 'active', 'revision', 'publication_id', 'role'])
    .select(countQuestions.as('questions'))
    .executeTakeFirst();
  if (!survey) throw new CallError('survey/unknown');
  return survey;
}
