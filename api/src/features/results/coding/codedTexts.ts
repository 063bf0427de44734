import type { CodedText } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { escapeLike } from '../../../storage/escapeLike.ts';
import { inSnapshot } from '../figures/inSnapshot.ts';
import { codingsOfText, textsOf, words } from './codedAnswers.ts';

const AT_ONCE = 50;

/** Whether the text `a` is wanted by its codes. */
function hasCode(code: string, coder: string): RawBuilder<unknown> {
  if (code === '') return sql`true`;
  if (code === 'none') return sql`not exists (select ${codingsOfText} and k.coder = ${coder})`;
  return sql`exists (select ${codingsOfText} and k.code_id = ${code})`;
}

/** The newest texts with their codes (role with analyse 1). */
export const codedTexts: Handler<'codedTexts'> = (input, context) =>
  inSnapshot(input, context, async ({ db, population }) => {
    const { question, part, search, code, page } = input;
    const coder = context.who.user_id;
    const wanted = sql`${textsOf(population, { question, part })}
      and (${search} = '' or ${words} ilike ${`%${escapeLike(search)}%`}) and ${hasCode(code, coder)}`;
    const { rows } = await sql<CodedText>`
      select a.conversation_id, ${words} as text, round(extract(epoch from a.answered_at) * 1000)::float8 as answered_at,
        array(select k.code_id::text ${codingsOfText} and k.coder = ${coder} order by d.created_at) as own,
        array(select distinct k.code_id::text ${codingsOfText} and k.coder <> ${coder}) as others
      ${wanted}
      order by a.answered_at desc, a.conversation_id
      limit ${AT_ONCE} offset ${page * AT_ONCE}`.execute(db);
    const counted = await sql<{ total: number }>`select count(*) as total ${wanted}`.execute(db);
    return { total: counted.rows[0]?.total ?? 0, texts: rows };
  });
