import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { fieldName } from '../../../fieldTexts.ts';
import { blockName } from '../../../model/wording/blockName.ts';
import { valueText } from '../../../model/wording/valueText.ts';
import { applyCommand } from './applyCommand.ts';
import type { Conflict } from './Conflict.ts';

/** Both versions of a field in words. */
export interface Versions {
  /** What the field is called in the inspector. */
  readonly name: string;
  /** The block's name; null for the settings. */
  readonly block: string | null;
  readonly mine: string;
  readonly theirs: string;
}

type FieldConflict = Extract<Conflict, { kind: 'field' }>;

/** What this author has written and what the other one has; `confirmed` is the dialog as the api has it. */
export function versionsOf({ about, field, mine }: FieldConflict, confirmed: SurveyData): Versions {
  const own = applyCommand(confirmed, mine);
  const block = blockOf(own, about);
  return {
    name: fieldName(field, block?.type),
    block: block && blockName(block),
    mine: valueText(field, valueOf(own, about, field), { survey: own, block }),
    theirs: valueText(field, valueOf(confirmed, about, field), { survey: confirmed, block: blockOf(confirmed, about) }),
  };
}

function blockOf({ all_questions }: SurveyData, about: string | null): Block | null {
  return all_questions.find(({ unique_question_id }) => unique_question_id === about) ?? null;
}

function valueOf(survey: SurveyData, about: string | null, field: string): unknown {
  const holder = about === null ? survey : (blockOf(survey, about) ?? {});
  return new Map<string, unknown>(Object.entries(holder)).get(field);
}
