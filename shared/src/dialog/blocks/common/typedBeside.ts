import { OTHER_OPTION } from '../../../contract/index.ts';
import type { InputOf, QuestionInput, Reply } from '../../../contract/index.ts';
import { cleanText } from '../../text/cleanText.ts';
import type { OtherField } from './other.ts';

/** What was typed beside 'Sonstiges'. */
interface TypedBeside {
  readonly field: OtherField;
  readonly options: InputOf<'single'>['options'];
  readonly chosen: readonly string[];
  /** '' for nothing. */
  readonly typed: string;
}

/** A reply that has chosen 'Sonstiges' with a field of its own; null for any other. */
export function typedBeside(input: QuestionInput, reply: Reply): TypedBeside | null {
  if ((input.type !== 'single' && input.type !== 'multiple') || !input.other) return null;
  if (reply.type !== 'single' && reply.type !== 'multiple') return null;
  const chosen = reply.type === 'single' ? [reply.option_id] : reply.option_ids;
  if (!chosen.includes(OTHER_OPTION)) return null;
  return { field: input.other, options: input.options, chosen, typed: cleanText(reply.other ?? '') };
}
