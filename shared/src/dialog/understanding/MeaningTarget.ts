import type { Block, Jump, TrainingTarget } from '../../contract/index.ts';
import { blockName } from '../blocks/blockName.ts';
import type { CompiledBlock, CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { yesOrNo } from './yesOrNo.ts';

/** What a free reply can mean at a block. */
export interface MeaningTarget extends Omit<TrainingTarget, 'examples'> {
  /** Examples that count without being shown: how people say yes and no. */
  readonly implied: readonly string[];
}

/** A reply in one's own words is understood as one choice; where several can be chosen, it is not. */
function ownTargets({ block, asking }: CompiledBlock): MeaningTarget[] {
  if (block.type === 'qa') {
    return block.qa_entries.map(({ id, questions }) => ({
      kind: 'entry',
      target: id,
      label: questions[0] ?? id,
      own: questions,
      implied: [],
    }));
  }
  const isOneOf = block.type === 'single' || block.type === 'likert' || block.type === 'consent';
  if (!asking || !(isOneOf || (block.type === 'picture' && block.max === 1))) return [];
  const implied = yesOrNo(block.type, asking.choices);
  return asking.choices.map(({ id, label }) => ({
    kind: 'option',
    target: id,
    label,
    own: [label],
    implied: implied.get(id) ?? [],
  }));
}

/** Where the conditions of a question's jumps lead, each block once: a reply can mean them, too (domain.md §5). */
function jumpTargets(survey: CompiledSurvey, { block, asking }: CompiledBlock): MeaningTarget[] {
  if (!asking) return [];
  const led = new Set(block.jump_to_ids.flatMap((jump) => (jump.kind === 'condition' ? [jump.target] : [])));
  return [...led].flatMap((target): MeaningTarget[] => {
    const other = survey.blocks.get(target)?.block;
    if (!other) return [];
    return [{ kind: 'jump', target, label: blockName(other, other.context) || target, own: [], implied: [] }];
  });
}

/** What a reply can mean at a block: its own choices first, then where its conditions lead; none for one that is not there. */
export function meaningTargets(survey: CompiledSurvey, unique_question_id: string): readonly MeaningTarget[] {
  const compiled = survey.blocks.get(unique_question_id);
  return compiled ? [...ownTargets(compiled), ...jumpTargets(survey, compiled)] : [];
}

/** Whether respondents can reply to a block in their own words. */
export function takesWords(block: Block): boolean {
  return block.type === 'qa' || block.type === 'open' || ('in_words' in block && block.in_words);
}

/** Whether a jump is taken by what a reply means alone (domain.md §5): its condition is empty, at a block that is replied to in words. */
export function isByMeaning(block: Block, jump: Jump): boolean {
  return jump.kind === 'condition' && jump.condition.trim() === '' && takesWords(block);
}
