import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { Kysely } from 'kysely';
import type { ConversationId } from '../dialogs/ConversationId.ts';
import type { Tables } from '../storage/tables/tables.ts';
import type { ConsentLine, ShownText } from './ConsentLine.ts';

type Values = Readonly<Record<'survey_id' | 'conversation_id' | 'revision' | 'at' | 'own', string>>;

/** Each text once, and the lines in their order. */
const inserts = ({ survey_id, conversation_id, revision, at, own }: Values, lines: string, from = '') => ({
  texts: `
    insert into consent_texts (survey_id, text_hash, kind, language, text, agree, decline)
    select distinct ${survey_id}, decode(l.hash, 'hex'), l.kind, l.language, l.text, l.agree, l.decline
    from ${from}jsonb_to_recordset(${lines}) as l (hash text, kind text, language text, text text, agree text, decline text)
    on conflict do nothing`,
  lines: `
    insert into consents (survey_id, consent_id, conversation_id, unique_question_id, nachfrage_id, text_hash, act, on_own_page, revision, at)
    select ${survey_id}, gen_random_uuid(), ${conversation_id}, l.unique_question_id, l.nachfrage_id, decode(l.hash, 'hex'), l.act, ${own},
      ${revision}, ${at}
    from ${from}jsonb_to_recordset(${lines}) as l (unique_question_id text, nachfrage_id text, hash text, act text)`,
});

/** Parts of the statement that stores a turn: what was agreed to is committed with it; the lines are the parameter of that number, as `consentsJson` gives them. */
export function writeConsents(parameter: number): string {
  const { texts, lines } = inserts(
    { survey_id: '$1', conversation_id: '$2', revision: 'moved.revision', at: '$6::timestamptz', own: 'false' },
    `$${parameter}::jsonb`,
    'moved, ',
  );
  return `, consent_texts_met as (${texts}), consented as (${lines})`;
}

/** Stores lines of a conversation, in the transaction of what they tell of. */
export async function storeConsents(
  tx: Kysely<Tables>,
  about: ConversationId & { readonly revision: number; readonly now: number; readonly onOwnPage?: boolean },
  lines: readonly ConsentLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const values = {
    survey_id: '$1::text',
    conversation_id: '$2::uuid',
    revision: '$3::int',
    at: '$4::timestamptz',
    own: '$5::boolean',
  };
  const { texts, lines: rows } = inserts(values, '$6::jsonb');
  const { survey_id, conversation_id, revision, now, onOwnPage = false } = about;
  await tx.executeQuery(
    CompiledQuery.raw(`with consent_texts_met as (${texts}) ${rows}`, [
      survey_id,
      conversation_id,
      revision,
      new Date(now),
      onOwnPage,
      consentsJson(lines),
    ]),
  );
}

/** Lines as their statement takes them. */
export function consentsJson(lines: readonly ConsentLine[]): string {
  return JSON.stringify(
    lines.map(({ shown, ...line }) => Object.assign({}, line, shown, { hash: hashOf(shown).toString('hex') })),
  );
}

/** By which a text is known: another wording, another label or another language is another text. */
function hashOf({ kind, language, text, agree, decline }: ShownText): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([kind, language, text, agree, decline]))
    .digest();
}
