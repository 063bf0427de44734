import { OTHER_OPTION } from '../../../contract/index.ts';
import type { BlockOf, InputOf } from '../../../contract/index.ts';
import { cleanText } from '../../text/cleanText.ts';
import type { RespondentTexts } from '../../texts.ts';
import { readNumber } from '../number/readNumber.ts';
import type { Answer, AskContext, KindOfVariable } from '../BlockRule.ts';

/** A choice that may have 'Sonstiges' with a field of its own. */
export type ChoiceBlock = BlockOf<'single'> | BlockOf<'multiple'>;
export type OtherField = NonNullable<InputOf<'single'>['other']>;

/** What authors read of 'Sonstiges'. */
export const otherFields = {
  other: 'Sonstiges mit eigenem Feld',
  other_optional: 'Feld zu Sonstiges darf leer bleiben',
} as const;

/** The field of a block's 'Sonstiges'; null where it has none, or the option is gone. */
export function otherOf({
  options,
  other,
  other_optional = false,
}: Pick<ChoiceBlock, 'options' | 'other' | 'other_optional'>): OtherField | null {
  return other && options.some(({ id }) => id === OTHER_OPTION) ? { kind: other, optional: other_optional } : null;
}

/** The options as they are offered: 'Sonstiges' with a field stands last. */
export function offeredOptions(block: Pick<ChoiceBlock, 'options' | 'other'>): ChoiceBlock['options'] {
  const { options } = block;
  if (!otherOf(block)) return options;
  const isOther = ({ id }: { readonly id: string }): boolean => id === OTHER_OPTION;
  return [...options.filter((option) => !isOther(option)), ...options.filter(isOther)];
}

/** What the messenger gets of the options and of 'Sonstiges'. */
export function shownOptions(block: ChoiceBlock): Pick<InputOf<'single'>, 'options' | 'other'> {
  const other = otherOf(block);
  return { options: offeredOptions(block).map(({ id, text }) => ({ id, text })), ...(other ? { other } : {}) };
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
  { wording }: RespondentTexts,
): string | number | null {
  const text = cleanText(typed);
  if (text === '') return null;
  return kind === 'text' ? text : readNumber(text, wording === 'en' ? 'en' : 'de') + 0;
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
  const variables = Object.fromEntries(otherVariable(block).map(({ variable }) => [variable, other]));
  if (!isChosen) return { ...answer, variables };
  const said = offeredOptions(block).flatMap(({ id, text }) =>
    answer.chosen.includes(id) ? [id === OTHER_OPTION && other !== null ? written(other, texts) : text] : [],
  );
  return { ...answer, variables, other, label: other === null ? answer.label : texts.list(said) };
}

const written = (value: string | number, texts: RespondentTexts): string =>
  typeof value === 'number' ? texts.number(value) : value;
