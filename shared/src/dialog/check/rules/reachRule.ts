import { onwardExitsOf } from '../../engine/survey/exitsOf.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Finding } from '../Finding.ts';
import { checkTexts } from '../texts.ts';
import { reachableFrom } from '../flow/reachableFrom.ts';

/** Blocks that no conversation comes to, and dialogs that ask nothing. */
export function reachRule(context: CheckContext): Finding[] {
  const { survey, reachable, movedInto } = context;
  const blocks = [...survey.blocks.values()];
  if (blocks.length === 0) return [finding(context, { kind: 'nothing-asked', block: null, ...checkTexts.empty })];
  const asides = new Set(blocks.flatMap(({ block }) => ('asides' in block && block.asides ? [block.asides] : [])));
  const isReached = (id: string): boolean => reachable.has(id) || movedInto.has(id) || asides.has(id);
  const unreachable = blocks.filter(({ block }) => !isReached(block.unique_question_id));
  const byModel = reachedByModel(context);
  const findings = unreachable.map(({ block, asking }) => {
    if (byModel.has(block.unique_question_id)) {
      return finding(context, { kind: 'unreachable', severity: 'warning', block, ...checkTexts.unreachableNow });
    }
    return finding(context, {
      kind: 'unreachable',
      severity: asking || block.type === 'assign' ? 'error' : 'warning',
      block,
      message: checkTexts.unreachable.message,
      meets: asking ? checkTexts.unreachable.meetsQuestion : checkTexts.unreachable.meetsOther,
      fix: {
        label: checkTexts.unreachable.fix,
        edits: [{ kind: 'deleteBlock', id: block.unique_question_id }],
      },
    });
  });
  const isTalk = blocks.some(({ block }) => block.type === 'gpt');
  if (blocks.some(({ asking }) => asking) || (isTalk && context.isLed)) return findings;
  const told = isTalk ? checkTexts.nothingAskedNow : checkTexts.nothingAsked;
  return [...findings, finding(context, { kind: 'nothing-asked', block: null, ...told })];
}

/** What only a language model would lead to: the exit conditions of conversations with one, and everything behind their targets. */
function reachedByModel({ survey, reachable }: CheckContext): ReadonlySet<string> {
  const exits = new Map([...survey.blocks].map(([id, compiled]) => [id, onwardExitsOf(survey.blocks, compiled)]));
  const targets = [...survey.blocks.values()].flatMap(({ block }) =>
    block.type === 'gpt' && reachable.has(block.unique_question_id)
      ? block.gpt_exit_conditions.flatMap(({ target }) => target ?? [])
      : [],
  );
  const there = targets.filter((target) => exits.has(target));
  return new Set(there.flatMap((target) => Array.from(reachableFrom(exits, target))));
}
