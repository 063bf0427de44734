import { withId, writtenId } from '../blocks/loop/roundId.ts';
import { entryLabel } from '../blocks/qa/entryLabel.ts';
import { DIALOG_END } from '../../contract/blocks/terminals.ts';
import type { TrainingTarget } from '../../contract/index.ts';
import { blockName } from '../blocks/blockName.ts';
import type { CompiledBlock, CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { meaningTexts } from './meaningTexts.ts';
import { paraphrasesOf } from './paraphrases/paraphrasesOf.ts';
import type { Paraphrases } from './paraphrases/paraphrasesOf.ts';
import { placeholder } from '../text/placeholders.ts';
import { yesOrNo } from '../text/words/yesOrNo.ts';

/** What a free reply can mean at a block. */
export type MeaningTarget = Omit<TrainingTarget, 'examples'>;

/** A reply in one's own words is understood as one choice; where several can be chosen, it is not. */
function ownTargets({ block, asking }: CompiledBlock): MeaningTarget[] {
  if (block.type === 'qa') {
    return block.qa_entries.map((entry) => ({
      kind: 'entry',
      target: entry.id,
      label: entryLabel(entry),
      own: entry.questions,
      implied: [],
    }));
  }
  const isOneOf = block.type === 'single' || block.type === 'likert' || block.type === 'consent';
  if (!asking || !(isOneOf || (block.type === 'picture' && block.max === 1))) return [];
  const yesNo = yesOrNo(block.type, asking.choices);
  const delivered = paraphrasesAt({ block, asking })?.said;
  return asking.choices.map(({ id, label }) => ({
    kind: 'option',
    target: id,
    label,
    own: learnable(label),
    implied: [...(yesNo.get(id) ?? []), ...(delivered?.get(id) ?? [])],
  }));
}

/** A label as an example: without variables, which say something else in each conversation; none where nothing else is in it. */
function learnable(label: string): string[] {
  const text = label.replaceAll(placeholder, ' ').trim();
  return text === '' ? [] : [text];
}

/** The delivered list that a choice is understood by; null where none knows its options, or the author has switched it off. */
export function paraphrasesAt({ block, asking }: Pick<CompiledBlock, 'block' | 'asking'>): Paraphrases | null {
  return asking && 'in_words' in block && block.paraphrases !== false ? paraphrasesOf(asking.choices) : null;
}

/** Where the conditions of a question's jumps lead, each block once: a reply can mean them, too (domain.md §5). */
function jumpTargets(survey: CompiledSurvey, { block, asking }: CompiledBlock): MeaningTarget[] {
  if (!asking) return [];
  const led = new Set(block.jump_to_ids.flatMap((jump) => (jump.kind === 'condition' ? [jump.target] : [])));
  return [...led].flatMap((target): MeaningTarget[] => {
    const other = survey.blocks.get(target)?.block;
    if (!other && target !== DIALOG_END) return [];
    const label = other ? blockName(other, other.context) || target : meaningTexts.end;
    return [{ kind: 'jump', target, label, own: [], implied: [] }];
  });
}

/**
 * What a reply can mean at a block: its own choices first, then where its conditions lead; none for one that is not there. One of a loop's group is
 * trained for all rounds, as it was written.
 */
export function meaningTargets(survey: CompiledSurvey, unique_question_id: string): readonly MeaningTarget[] {
  const compiled = withId(survey.blocks, unique_question_id);
  if (!compiled) return [];
  const targets = [...ownTargets(compiled), ...jumpTargets(survey, compiled)];
  const isAsWritten = compiled.block.unique_question_id !== unique_question_id;
  return isAsWritten ? targets.map((one) => Object.assign({}, one, { target: writtenId(one.target) })) : targets;
}
