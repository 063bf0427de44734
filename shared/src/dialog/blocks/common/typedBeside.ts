import { OTHER_OPTION } from '../../../contract/index.ts';
import type { InputOf, QuestionInput, Reply } from '../../../contract/index.ts';
import { cleanText } from '../../text/cleanText.ts';
import type { OtherField } from './other.ts';

/** What was typed beside 'Sonstiges'. */
interface TypedBeside {
  readonly field: OtherField;
  readonly options: InputOf<'single'>['options'];
  /** The ids of the chosen or ranked ones. */
  readonly chosen: readonly string[];
  /** '' for nothing. */
  readonly typed: string;
  /** Whether it is none of a ranking, because nothing was typed and it stands last. */
  readonly isLeftOut: boolean;
}

/** A reply that has chosen or ranked 'Sonstiges' with a field of its own; null for any other. */
export function typedBeside(input: QuestionInput, reply: Reply): TypedBeside | null {
  if (!('other' in input) || !input.other || !('option_id' in reply || 'option_ids' in reply)) return null;
  if (reply.type !== input.type) return null;
  const chosen = 'option_id' in reply ? [reply.option_id] : reply.option_ids;
  if (!chosen.includes(OTHER_OPTION)) return null;
  const typed = cleanText(reply.other ?? '');
  const isEmpty = typed === '' && !input.other.optional;
  const isLeftOut = reply.type === 'ranking' && isEmpty && chosen.at(-1) === OTHER_OPTION;
  return { field: input.other, options: input.options, chosen, typed, isLeftOut };
}
