import type { Block, BlockOf } from '../../../contract/index.ts';
import { landing } from '../../engine/survey/exitsOf.ts';
import { expressionsOf } from '../../paths/expressionsOf.ts';
import { namesIn } from '../../text/placeholders.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import { experimentTexts as texts } from '../experimentTexts.ts';
import type { Finding } from '../Finding.ts';
import { textSpots } from './textSpots.ts';

/** Experiments that draw nothing, compare nothing, or balance within what is not known yet. */
export function experimentRule(context: CheckContext): Finding[] {
  return [...context.survey.blocks.values()].flatMap(({ block }) =>
    block.type === 'experiment' ? armsOf(context, block).concat(stratumOf(context, block)) : [],
  );
}

function armsOf(context: CheckContext, block: BlockOf<'experiment'>): Finding[] {
  if (block.arms.length < 2) {
    return [finding(context, { kind: 'arms', block, message: texts.tooFew, meets: texts.tooFewMeets })];
  }
  if (isRead(context, block) || targetsOf(context, block).size > 1) return [];
  const { alike: message, alikeMeets: meets } = texts;
  return [finding(context, { kind: 'arms', severity: 'warning', block, detail: 'alike', message, meets })];
}

/** Where the arms lead; without jumps of their own to the same block. */
function targetsOf({ survey }: CheckContext, block: BlockOf<'experiment'>): ReadonlySet<string | null> {
  const compiled = survey.blocks.get(block.unique_question_id);
  if (!compiled || block.is_end) return new Set();
  return new Set(
    block.arms.map(({ id }) => {
      const jump = compiled.jumps.find((one) => one.kind === 'option' && one.option_id === id);
      return landing(survey.blocks, compiled, jump?.target ?? block.jump_to_question);
    }),
  );
}

/** Whether a condition, a calculation or a text asks for the arm. */
function isRead({ snapshot, survey }: CheckContext, { variable }: Block): boolean {
  if (variable === null) return false;
  const blocks = [...survey.blocks.values()].map(({ block }) => block);
  if (expressionsOf(blocks).some(({ variables }) => variables.has(variable))) return true;
  return textSpots(snapshot, survey).some(({ text }) => namesIn(text).includes(variable));
}

function stratumOf({ flow, ...context }: CheckContext, block: BlockOf<'experiment'>): Finding[] {
  const { stratum, unique_question_id: id } = block;
  const known = flow.known.get(id)?.saying;
  if (stratum === null || !known || known.isSettable(stratum)) return [];
  return [
    finding(context, {
      kind: 'arms',
      severity: 'warning',
      block,
      detail: 'stratum',
      message: texts.stratum(stratum),
      meets: texts.stratumMeets,
      fix: { label: texts.stratumFix, edits: [{ kind: 'updateBlock', id, change: { stratum: null } }] },
    }),
  ];
}
