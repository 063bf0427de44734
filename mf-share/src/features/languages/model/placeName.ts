import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { blockName } from '@dialogwerk/shared/dialog';
import type { DialogText } from './TextRow.ts';
import { placeTexts as texts } from '../placeTexts.ts';

/** What is known of a dialog that names come from. */
export type NamedDialog = Pick<SurveyData, 'all_questions' | 'templ_options'>;

const settings = new Map<string, string>(Object.entries(texts.setting));
const fields = new Map<string, string>(Object.entries(texts.field));
const numbered = new Map<string, (number: number) => string>(Object.entries(texts.numbered));

/** Says where a text of this dialog stands, in authors' words: the block's name and what of it, 'Zufriedenheit · Option 2'. */
export function placeNames({ all_questions, templ_options }: NamedDialog): (text: DialogText) => string {
  const inOrder = all_questions.toSorted((one, other) => one.order - other.order);
  const blocks = new Map(inOrder.map((block, at) => [block.unique_question_id, { block, number: at + 1 }]));
  const scales = new Map(templ_options.map(({ id, name }) => [id, name]));
  return ({ key, block_id, place }) => {
    if (block_id !== undefined) {
      const found = blocks.get(block_id);
      const name = found ? blockName(found.block, found.block.context) || texts.block(found.number) : texts.lostBlock;
      return texts.joined(name, partName(place, found?.block));
    }
    const [, scale] = /^scale\/(.*)\/[^/]*$/.exec(key) ?? [];
    if (scale === undefined) return texts.joined(texts.settings, settings.get(place) ?? texts.other);
    const name = scales.get(scale);
    return texts.joined(name === undefined ? texts.lostScale : texts.scale(name), partName(place));
  };
}

function partName(place: string, block?: Block): string {
  const field = fields.get(place);
  if (field !== undefined) return field;
  const [, kind = '', which = ''] = /^(\w+) (.+)$/.exec(place) ?? [];
  if (kind === 'reaction') {
    const choice = block && 'options' in block ? block.options.find(({ id }) => id === which)?.text : undefined;
    return choice === undefined ? texts.lostReaction : texts.reaction(choice);
  }
  return numbered.get(kind)?.(Number(which) + 1) ?? texts.other;
}
