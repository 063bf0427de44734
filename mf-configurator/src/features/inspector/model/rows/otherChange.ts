import { OTHER_OPTION } from '@dialogwerk/shared/contract';
import type { Option } from '@dialogwerk/shared/contract';
import type { BlockChange, ChoiceBlock } from '@dialogwerk/shared/dialog';
import { optionTexts } from '../../optionTexts.ts';

export interface OtherForm {
  readonly hasOther: boolean;
  readonly kind: 'text' | 'number';
  readonly required: boolean;
  readonly takesWords: boolean;
}

const isOther = ({ id }: { readonly id: string }): boolean => id === OTHER_OPTION;

/** What the switches of 'Sonstiges' change in a block: its option comes and goes with the field. */
export function otherChange({ type, options }: ChoiceBlock, changed: Partial<OtherForm>): BlockChange {
  const { hasOther, kind, required, takesWords } = changed;
  const own: readonly Option[] = options;
  const without = own.filter((option) => !isOther(option));
  const proposed = { id: OTHER_OPTION, text: optionTexts.otherProposed, score: null };
  const option = own.find(isOther) ?? (type === 'picture' ? { ...proposed, filename_db: null } : proposed);
  return {
    ...(hasOther === true ? { options: [...without, option], other: 'text' } : {}),
    ...(hasOther === false ? { options: without, other: null } : {}),
    ...(kind === undefined ? {} : { other: kind }),
    ...(required === undefined ? {} : { other_optional: !required }),
    ...(takesWords === undefined ? {} : { other_in_words: takesWords }),
  };
}

/** The rows with 'Sonstiges' last, wherever it was dragged. */
export function otherLast<Row extends { readonly id: string }>(rows: readonly Row[]): Row[] {
  return [...rows.filter((row) => !isOther(row)), ...rows.filter(isOther)];
}
