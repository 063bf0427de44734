import type { Probing } from '../../../contract/index.ts';
import type { CompiledBlock } from '../../engine/survey/CompiledSurvey.ts';
import { contentStems } from '../../probing/contentWords.ts';
import { speaksOf } from '../../probing/speaksOf.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Finding } from '../Finding.ts';
import { checkTexts } from '../texts.ts';

/** A goal in fewer signs that has no word of its own ('mehr wissen') measures nothing. */
const VAGUE_SIGNS = 12;

/** Probes that cannot do what their author wants: they are never asked, contradict themselves, or have no goal to measure a reply by. */
export function probeRule(context: CheckContext): Finding[] {
  return [...context.survey.blocks.values()].flatMap((compiled) => {
    const { probing } = compiled.block;
    return probing === null ? [] : problemsOf(context, compiled, probing);
  });
}

function problemsOf(context: CheckContext, { block, asking }: CompiledBlock, probing: Probing): Finding[] {
  const texts = checkTexts.probing;
  const warn = (detail: string, { message, meets }: { message: string; meets: string }): Finding =>
    finding(context, { kind: 'probing', severity: 'warning', block, detail, message, meets });
  if (asking?.kind !== 'whole') return [warn('never', texts.never)];
  const { goal, avoid, most, by_rule } = probing;
  const found: Finding[] = [];
  if (goal.length < VAGUE_SIGNS && contentStems(goal).length === 0) found.push(warn('goal', texts.vague));
  if (speaksOf(avoid, goal)) found.push(warn('avoid goal', texts.avoidsGoal));
  if (speaksOf(avoid, block.context)) found.push(warn('avoid question', texts.avoidsQuestion));
  if (block.nachfrage !== null && speaksOf(avoid, block.nachfrage)) found.push(warn('avoid own', texts.avoidsOwn));
  const isLess = !context.isLed && by_rule !== true && (most > 1 || !block.nachfrage);
  if (isLess) {
    found.push(
      finding(context, {
        kind: 'probing',
        severity: 'warning',
        block,
        detail: 'no model',
        message: block.nachfrage ? texts.once : texts.none,
        meets: texts.noModelMeets,
        fix: {
          label: texts.fix,
          edits: [
            { kind: 'updateBlock', id: block.unique_question_id, change: { probing: { ...probing, by_rule: true } } },
          ],
        },
      }),
    );
  }
  return found;
}
