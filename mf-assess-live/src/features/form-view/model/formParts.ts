import type { DialogEntry } from '@dialogwerk/shared/contract';

/** What stands in the form, each entry with its place in the transcript. */
export type FormPart =
  /** Said by the dialog and not a question that was answered: a welcome, an information, the end, the open question. */
  | { readonly kind: 'text'; readonly place: number; readonly entry: DialogEntry }
  | {
      readonly kind: 'answer';
      readonly place: number;
      readonly entry: DialogEntry;
      readonly question: readonly { readonly place: number; readonly entry: DialogEntry }[];
    };

/** The transcript as a form: each question with its answer; the reactions that make it a conversation are left out. */
export function formParts(entries: readonly DialogEntry[]): FormPart[] {
  const parts: FormPart[] = [];
  for (const [place, entry] of entries.entries()) {
    if (entry.user_or_bot === 'bot') {
      if (entry.type !== 'acknowledgement') parts.push({ kind: 'text', place, entry });
      continue;
    }
    const first = parts.findLastIndex((part) => part.kind === 'answer' || !asks(part.entry, entry)) + 1;
    const question = parts.splice(first).map(({ place: at, entry: asked }) => ({ place: at, entry: asked }));
    parts.push({ kind: 'answer', place, entry, question });
  }
  return parts;
}

function asks(bot: DialogEntry, reply: DialogEntry): boolean {
  return (
    bot.unique_question_id === reply.unique_question_id && (bot.nachfrage_id ?? null) === (reply.nachfrage_id ?? null)
  );
}
