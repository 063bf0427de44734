import type { OpenQuestion, Reply } from '@dialogwerk/shared/contract';
import { otherProblem, replyProblem } from '@dialogwerk/shared/dialog/messenger';
import { aroundOf } from './conversationPage.ts';
import { plainFormOf } from './forms/plainForms.ts';
import { FIELD } from './forms/PlainForm.ts';
import type { PlainVisit } from './PlainVisit.ts';
import type { SentForm } from './readPlainForm.ts';

/** What carries a form, beside its fields. */
const carried: ReadonlySet<string> = new Set(['do', 'go', 'turn', 'once', 'question', 'part', 'change', FIELD.words]);

/** A reply that can be sent, or what is wrong with it, as a sentence to the respondent. */
export type ReadReply = { readonly reply: Reply } | { readonly problem: string };

/**
 * What a form says to a question, by the rules that the messenger goes by (`ReplyInput`). Keeps the file that was sent with it; refuses as keeping it does.
 */
export async function replyIn(
  visit: PlainVisit,
  question: OpenQuestion,
  { fields, file }: SentForm,
): Promise<ReadReply> {
  const { config } = visit.survey;
  const { input, optional, in_words, wrong, counted, unique_question_id, nachfrage_id } = question;
  const way = fields.get('do');
  if (way === 'skip' || way === 'over') return { reply: { type: way === 'skip' ? 'skip' : 'timed_out' } };
  const form = plainFormOf(input.type);
  const around = await aroundOf(visit, input, null);
  if (file && form.takesFile?.(input)) {
    const { survey_id } = visit.address;
    const asked = { survey_id, unique_question_id, nachfrage_id: nachfrage_id ?? undefined };
    const sender = { who: visit.who, address: visit.request.ip };
    const { media_id, kind } = await visit.options.plain.keepFile(sender, asked, file);
    fields.set(FIELD.file, media_id);
    fields.set(FIELD.kind, kind);
  }
  const words = in_words ? (fields.get(FIELD.words) ?? '').trim() : '';
  if (words !== '' && isFilled(fields)) return { problem: around.texts.either };
  const read = words === '' ? form.read(input, fields, around) : ({ type: 'words', text: words } as const);
  if (typeof read === 'string') return { problem: wrong ?? read };
  const found =
    replyProblem(input, optional, read, config.du_sie, config.language) ?? otherProblem(input, read, around.wording);
  if (found === null) return { reply: read };
  const sent = counted ? asCounted(read, fields.get(FIELD.answer) ?? '') : null;
  return sent ? { reply: sent } : { problem: wrong ?? found };
}

/** Whether anything stands in the fields of the question itself. */
export const isFilled = (fields: URLSearchParams): boolean =>
  [...fields].some(([name, value]) => !carried.has(name) && value.trim() !== '');

/** A reply that does not fit, as it is sent to be counted; null where nothing was said. */
function asCounted(reply: Reply, said: string): Reply | null {
  if (said.trim() === '') return null;
  // JSON has no number for what is none.
  return 'value' in reply && Number.isNaN(reply.value) ? { type: 'words', text: said } : reply;
}
