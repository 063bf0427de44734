import { OTHER_OPTION } from '../../../contract/index.ts';
import type { BlockOf, InputOf, Option, VariableValue } from '../../../contract/index.ts';
import { cleanText } from '../../text/cleanText.ts';
import type { RespondentTexts } from '../../texts.ts';
import { readNumber } from '../number/readNumber.ts';
import type { Answer, AskContext, KindOfVariable } from '../BlockRule.ts';

/** A choice that may have 'Sonstiges' with a field of its own. */
export type ChoiceBlock = BlockOf<'single' | 'multiple' | 'picture' | 'ranking'>;
export type OtherField = NonNullable<InputOf<'single'>['other']>;

/** What authors read of 'Sonstiges'. */
export const otherFields = {
  other: 'Sonstiges mit eigenem Feld',
  other_optional: 'Feld zu Sonstiges darf leer bleiben',
} as const;
export const otherInWordsFields = { other_in_words: 'Was keine Option ist, gilt als Sonstiges' } as const;

/** Whether an option is 'Sonstiges'. */
export const isOther = ({ id }: { readonly id: string }): boolean => id === OTHER_OPTION;

/** What may have 'Sonstiges' among what it offers. */
interface Offering<Own> {
  readonly options: readonly Own[];
  readonly other?: OtherField['kind'] | null | undefined;
  readonly other_optional?: boolean | undefined;
}

/** The field of a block's 'Sonstiges'; null where it has none, or the option is gone. */
export function otherOf({
  options,
  other,
  other_optional = false,
}: Offering<{ readonly id: string }>): OtherField | null {
  return other && options.some(isOther) ? { kind: other, optional: other_optional } : null;
}

/** The options as they are offered: 'Sonstiges' with a field stands last. */
export function offeredOptions<Own extends { readonly id: string }>(block: Offering<Own>): readonly Own[] {
  const { options } = block;
  if (!otherOf(block)) return options;
  return [...options.filter((option) => !isOther(option)), ...options.filter(isOther)];
}

/** What the messenger gets of 'Sonstiges'; nothing where it has no field. */
export function shownOther(block: ChoiceBlock): Pick<InputOf<'single'>, 'other'> {
  const other = otherOf(block);
  return other ? { other } : {};
}

/** What the messenger gets of the options and of 'Sonstiges'. */
export function shownOptions(block: ChoiceBlock): Pick<InputOf<'single'>, 'options' | 'other'> {
  const options = offeredOptions<Option>(block);
  return { options: options.map(({ id, text }) => ({ id, text })), ...shownOther(block) };
}

/** The id under which the text beside a question's 'Sonstiges' is kept. */
export function otherId(unique_question_id: string): string {
  return unique_question_id + OTHER_PART;
}

/** What that id ends with. */
export const OTHER_PART = '+other';

/** The variable of what is typed beside 'Sonstiges'; none where there is no such field or the block has no name. */
export function otherVariable(block: ChoiceBlock): KindOfVariable[] {
  const other = otherOf(block);
  return other && block.variable !== null ? [{ variable: `${block.variable}_sonstiges`, kind: other.kind }] : [];
}

/** What was typed, as it is kept; null for nothing. */
export function otherValue(
  { kind }: Pick<OtherField, 'kind'>,
  typed: string,
  { language }: RespondentTexts,
): string | number | null {
  const text = cleanText(typed);
  if (text === '') return null;
  return kind === 'text' ? text : readNumber(text, language) + 0;
}

/** An answer with what was typed beside 'Sonstiges', which `{{variable}}` reads in the place of that option. */
export function withOther(
  block: ChoiceBlock,
  answer: Answer | null,
  typed: string | undefined,
  { texts }: AskContext,
): Answer | null {
  const field = otherOf(block);
  if (!field || !answer) return answer;
  const isChosen = answer.chosen.includes(OTHER_OPTION);
  const other = isChosen ? otherValue(field, typed ?? '', texts) : null;
  const variables = otherVariables(block, other);
  if (!isChosen) return { ...answer, variables };
  const chosen = offeredOptions<Option>(block).filter(({ id }) => answer.chosen.includes(id));
  return { ...answer, variables, other, label: labelWith(other, chosen, texts) ?? answer.label };
}

/** What the variable of 'Sonstiges' holds after an answer. */
export function otherVariables(block: ChoiceBlock, other: string | number | null): Record<string, VariableValue> {
  return Object.fromEntries(otherVariable(block).map(({ variable }) => [variable, other]));
}

/** How `{{variable}}` reads these options with what was typed in the place of 'Sonstiges'; null where nothing was. */
export function labelWith(
  other: string | number | null,
  options: readonly Pick<Option, 'id' | 'text'>[],
  texts: RespondentTexts,
): string | null {
  if (other === null) return null;
  const written = typeof other === 'number' ? texts.number(other) : other;
  return texts.list(options.map((option) => (isOther(option) ? written : option.text)));
}
