import type { OwnData } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { ConversationId } from '../../../dialogs/ConversationId.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

/** Every line of a conversation's consents, in order of time; the last one of each question says whether it holds. */
export async function readOwnConsents(
  db: Kysely<Tables>,
  { survey_id, conversation_id }: ConversationId,
): Promise<OwnData['consents']> {
  const lines = await db
    .selectFrom('consents as l')
    .innerJoin('consent_texts as t', (join) =>
      join.onRef('t.survey_id', '=', 'l.survey_id').onRef('t.text_hash', '=', 'l.text_hash'),
    )
    .select(['l.consent_id', 'l.unique_question_id', 'l.nachfrage_id', 'l.act', 'l.at'])
    .select(['t.kind', 't.text', 't.agree', 't.decline'])
    .where('l.survey_id', '=', survey_id)
    .where('l.conversation_id', '=', conversation_id)
    .orderBy('l.at')
    .orderBy('l.seq')
    .execute();
  const placeOf = ({ unique_question_id, nachfrage_id }: (typeof lines)[number]): string =>
    JSON.stringify([unique_question_id, nachfrage_id]);
  const last = new Map(lines.map((line) => [placeOf(line), line]));
  return lines.map((line) => {
    const { unique_question_id: _question, nachfrage_id: _probe, at, ...said } = line;
    return Object.assign(said, { at: at.getTime(), holds: line.act === 'given' && last.get(placeOf(line)) === line });
  });
}
