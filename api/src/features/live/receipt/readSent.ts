import type { OwnData, VariableValue } from '@dialogwerk/shared/contract';
import { hostOfAddress } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ConversationId } from '../../../dialogs/ConversationId.ts';
import type { TurnRow } from '../../../dialogs/storedTurns.ts';
import { keptModelCalls } from '../../../storage/surveys/keptModelCalls.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

type Sent = OwnData['sent'][number];

/** Stands where a secret of the authors' does. */
const HIDDEN = '•••';

/**
 * What of a conversation went to language models and other systems, in order of time. Of an address only the host is told, and those parameters that hold an
 * answer, because the rest is the authors' own.
 */
export async function readSent(
  db: Kysely<Tables>,
  key: ConversationId,
  turns: readonly TurnRow[],
  variables: Readonly<Record<string, VariableValue>>,
): Promise<Sent[]> {
  const [calls, told] = await Promise.all([keptModelCalls(db, key), readTold(db, key)]);
  const answers = new Set(Object.values(variables).flatMap((value) => (value === null ? [] : String(value))));
  const sent = [
    ...calls.flatMap(({ model, made_at, messages }): Sent[] =>
      messages === null
        ? []
        : [
            {
              kind: 'model',
              to: model,
              at: made_at,
              content: messages
                .filter(isOfPerson)
                .map(({ content }) => content)
                .join('\n\n'),
            },
          ],
    ),
    ...turns.flatMap((turn) => requestOf(turn, answers)),
    ...told,
  ];
  return sent.toSorted((a, b) => a.at - b.at);
}

const isOfPerson = ({ role }: { readonly role: string }): boolean => role !== 'system';

function requestOf({ event, created_at }: TurnRow, answers: ReadonlySet<string>): Sent[] {
  if (event?.kind !== 'response') return [];
  const { url, body } = event.request;
  const address = plain(url);
  const host = hostOfAddress(address);
  if (host === null) return [];
  const said = [...new URL(address).searchParams].filter(([, value]) => answers.has(value));
  const content = [...said.map(([name, value]) => `${name}=${value}`), ...(body === null ? [] : [plain(body)])];
  return [{ kind: 'system', to: host, at: created_at.getTime(), content: content.join('\n') }];
}

const plain = (text: string | readonly (string | object)[]): string =>
  typeof text === 'string' ? text : text.map((piece) => (typeof piece === 'string' ? piece : HIDDEN)).join('');

/** Which systems were told what happens, each once with the last time. */
async function readTold(db: Kysely<Tables>, { survey_id, conversation_id }: ConversationId): Promise<Sent[]> {
  const { rows } = await sql<{ url: string; with_answers: boolean; at: Date }>`
    select w.url, w.with_answers, max(d.tried_at) as at
    from webhook_deliveries d join webhooks w on w.survey_id = d.survey_id and w.webhook_id = d.webhook_id
    where d.survey_id = ${survey_id} and d.conversation_id = ${conversation_id} and d.tried_at is not null
    group by 1, 2`.execute(db);
  return rows.map(({ url, with_answers, at }) => ({
    kind: with_answers ? 'answers' : 'progress',
    to: hostOfAddress(url) ?? '',
    at: at.getTime(),
    content: '',
  }));
}
