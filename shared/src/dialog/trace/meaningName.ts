import { DIALOG_END } from '../../contract/blocks/terminals.ts';
import { blockName } from '../blocks/blockName.ts';
import { entryLabel } from '../blocks/qa/entryLabel.ts';
import type { CompiledBlock, CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { choicesAt } from '../engine/survey/choicesOf.ts';
import { SKIP_MEANT } from '../engine/words/skipMeant.ts';
import { choiceName } from '../saying/choiceName.ts';
import { traceTexts } from './texts.ts';

/** What a reply was taken for, as its author calls it: a choice, an entry of knowledge, where it leads, else the value itself. */
export function meaningName(survey: CompiledSurvey, from: CompiledBlock | undefined, target: string): string {
  if (target === SKIP_MEANT) return traceTexts.skip;
  if (target === DIALOG_END) return traceTexts.end;
  const choices = from ? choicesAt(from) : [];
  const at = choices.findIndex(({ id }) => id === target);
  const choice = choices[at];
  if (choice) return choiceName(choice, at);
  const entry = from?.block.type === 'qa' ? from.block.qa_entries.find(({ id }) => id === target) : undefined;
  if (entry) return entryLabel(entry);
  const block = survey.blocks.get(target);
  return (block && blockName(block.block, block.says)) || target;
}
