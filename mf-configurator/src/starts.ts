import type { Block, BlockType, SurveyData } from '@dialogwerk/shared/contract';
import { blockFacts, newBlock } from '@dialogwerk/shared/dialog';
import type { TypeGroup } from '@dialogwerk/shared/dialog';
import { newId } from './newId.ts';
import { startTexts } from './texts.ts';
import { offeredTypes } from './typeGroups.ts';

/** What is filled in already, with the type that it is of. */
const filledTypes = { yes_no: 'single', nps: 'slider', ending: 'message' } as const satisfies Record<string, BlockType>;
type FilledStart = keyof typeof filledTypes;

/** What a new block begins as: a type, or one of a type with its entries in it. */
export type Start = BlockType | FilledStart;

interface OfferedStart {
  readonly start: Start;
  readonly type: BlockType;
  /** Stands with the first one of each group. */
  readonly group: TypeGroup | null;
  readonly name: string;
  readonly hint: string;
}

const filled: readonly OfferedStart[] = (['yes_no', 'nps', 'ending'] as const).map((start) =>
  Object.assign({ start, type: filledTypes[start], group: null }, startTexts.filled[start]),
);

/** The beginnings in the order in which menus offer them; what is filled in stands behind its type. */
export const offeredStarts: readonly OfferedStart[] = offeredTypes.flatMap(({ type, group }) => {
  const { name, hint } = blockFacts[type];
  const plain: OfferedStart = { start: type, type, group, name, hint };
  return [plain].concat(filled.filter((one) => one.type === type));
});

/** A new block as it begins, in the language and tone of its dialog. */
export function startedBlock(start: Start, dialog: Pick<SurveyData, 'language' | 'du_sie'>): Block {
  return isFilled(start) ? filledBlock(start, dialog) : newBlock(start, newId('q'), Date.now());
}

function filledBlock(start: FilledStart, { language, du_sie }: Pick<SurveyData, 'language' | 'du_sie'>): Block {
  const block = newBlock(filledTypes[start], newId('q'), Date.now());
  if (start === 'ending') return Object.assign(block, { is_end: true });
  if (start === 'nps') {
    const texts = startTexts.nps[language === 'en' ? 'en' : du_sie];
    // What the analysis shows as NPS.
    return Object.assign(block, { short_name: startTexts.npsName, min: 0, max: 10, step: 1, ...texts });
  }
  const texts = startTexts.yesNo[language === 'en' ? 'en' : 'de'];
  return Object.assign(block, { options: texts.map((text) => ({ id: newId('o'), text, score: null })) });
}

/** What a beginning is called. */
export function startName(start: Start): string {
  return isFilled(start) ? startTexts.filled[start].name : blockFacts[start].name;
}

function isFilled(start: Start): start is FilledStart {
  return Object.hasOwn(filledTypes, start);
}
