import type { Reply } from '../../../contract/index.ts';
import type { QuestionKey } from './QuestionKey.ts';

type GivenReply = QuestionKey & { readonly reply: Reply };

/**
 * What a question asks back about, of what was said before it: the words that were not plain, or the question to the dialog (or the entry
 * that was meant) whose answer may have helped. null for a question that asks nothing back.
 */
export function askedBackAbout(
  { unique_question_id: id, nachfrage_id }: QuestionKey,
  before: readonly GivenReply[],
): string | null {
  const [, mark, count] = /^([?!])(\d+)$/.exec(nachfrage_id?.slice(id.length) ?? '') ?? [];
  if (mark === undefined) return null;
  const round = Number(count);
  const asked = new Set([round === 1 ? null : `${id}.${round}`, `${id}?${mark === '?' ? round - 1 : round}`]);
  const said = before.findLast((one) => one.unique_question_id === id && asked.has(one.nachfrage_id));
  return said ? saidIn(said.reply) : null;
}

function saidIn(reply: Reply): string | null {
  if (reply.type === 'words' || reply.type === 'qa') return reply.text;
  return reply.type === 'single' ? reply.option_id : null;
}
