import type { QualityFlag, ResultDevice, StoredValue } from '../../../contract/index.ts';
import { rowOf } from '../rowOf.ts';
import type { Cell } from '../rowOf.ts';
import type { StoredConversation } from '../StoredConversation.ts';
import { markedDevices } from './markVariables.ts';
import type { CodedPart, MarkVariable } from './markVariables.ts';
import { markTexts } from './texts.ts';

/** What was noted on one conversation. */
export interface ConversationMarks {
  readonly device: ResultDevice;
  /** Null until it is judged. */
  readonly flags: readonly QualityFlag[] | null;
  readonly tags: readonly string[];
  /** In order of time; `author` is null once their account is gone. */
  readonly notes: readonly { readonly at: string; readonly author: string | null; readonly text: string }[];
  /** The codes in sight that its texts have, and who gave them. */
  readonly codings: readonly (readonly [code_id: string, coder: string])[];
}

const isIn = (value: string, all: readonly string[]): number => (all.includes(value) ? 1 : 0);

/** Whether it is words, which alone are coded; what was asked of a knowledge question lies beside its entry. */
function isWords(value: StoredValue | undefined): boolean {
  return Array.isArray(value) ? Boolean(value[0]) : typeof value === 'string' && value !== '';
}

/** Why a conversation has no text here, as its own column says it; null where it has one. */
function whyNoText({ text, question, part }: CodedPart, conversation: StoredConversation): Cell | null {
  const [cell] = text ? rowOf([text], conversation) : [];
  if (typeof cell === 'object') return cell;
  const answer = conversation.answers.find(([id, of]) => id === question && of === part);
  if (isWords(answer?.[2])) return null;
  return { missing: answer ? 'unreadable' : 'not-asked' };
}

/**
 * One conversation as cells of these columns, in their order. A code counts as given (1) once anybody has given it, and as not
 * given (0) once anybody has given the text another one; a text that nobody has coded yet has no value.
 */
export function markRowOf(
  columns: readonly MarkVariable[],
  marks: ConversationMarks,
  conversation: StoredConversation,
): Cell[] {
  const { device, flags, tags, notes, codings } = marks;
  const given = new Set(codings.map(([code_id]) => code_id));
  const counted = new Map<CodedPart, Cell>();
  /** How many have coded the text here, or why there is none; once for all columns of its codes. */
  const codersOf = (coded: CodedPart): Cell => {
    const known = counted.get(coded);
    if (known !== undefined) return known;
    const ids = new Set(coded.codes.map(({ code_id }) => code_id));
    const people = new Set(codings.filter(([id]) => ids.has(id)).map(([, coder]) => coder));
    const found = whyNoText(coded, conversation) ?? people.size;
    counted.set(coded, found);
    return found;
  };
  return columns.map(({ mark }): Cell => {
    switch (mark.of) {
      case 'device':
        return markedDevices.indexOf(device);
      case 'flag':
        return flags ? isIn(mark.flag, flags) : { missing: 'not-asked' };
      case 'tags':
        return tags.join('; ');
      case 'tag':
        return isIn(mark.tag, tags);
      case 'notes':
        return notes
          .map(({ at, author, text }) => markTexts.note(at, author ?? markTexts.formerAuthor, text))
          .join('\n');
      case 'coders':
        return codersOf(mark.coded);
      case 'code': {
        const coders = codersOf(mark.coded);
        if (coders === 0) return { missing: 'na' };
        return typeof coders === 'object' ? coders : Number(given.has(mark.code_id));
      }
    }
  });
}
