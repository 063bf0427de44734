import { rowOf } from '@dialogwerk/shared/dialog';
import type { Variable } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Services } from '../../../services.ts';
import type { ReadExported } from '../../../webhooks/webhookMessage.ts';
import { readFilter } from '../filter/readFilter.ts';
import { selectConversations, storedConversation } from './conversationRows.ts';
import type { ConversationRow } from './conversationRows.ts';
import { readDialogFacts } from './readDialogData.ts';
import { readVariables } from './readVariables.ts';

/** What the file of answers in JSON (record 33) says of one conversation, under the same names; of a question its own columns alone. */
export function exportedReader({ db, now }: Pick<Services, 'db' | 'now'>): ReadExported {
  return async (survey_id, conversation_id, unique_question_id) => {
    const all = selectConversations({ survey_id, filter: readFilter(''), now: now() });
    const { rows } = await sql<ConversationRow>`
      select * from (${all}) one where one.conversation_id = ${conversation_id}::uuid`.execute(db);
    const [row] = rows;
    if (!row) return null;
    // Of this conversation alone, because a look through all of them would cost more than the message.
    const words = Object.entries(row.variables).flatMap(([name, value]) =>
      typeof value === 'string' || Array.isArray(value) ? [name] : [],
    );
    const variables = await readVariables(db, survey_id, new Set(words));
    const wanted = unique_question_id === null ? variables : variables.filter((one) => asks(one, unique_question_id));
    const facts = await readDialogFacts(db, survey_id);
    const cells = rowOf(wanted, storedConversation(row, { ...facts, publications: new Map() }));
    return Object.fromEntries(wanted.map(({ name }, index) => [name, cells[index] ?? '']));
  };
}

const asks = ({ source }: Variable, id: string): boolean =>
  source.from === 'answer' && source.unique_question_id === id;
