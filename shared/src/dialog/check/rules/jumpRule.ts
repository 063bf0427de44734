import { DIALOG_END } from '../../../contract/blocks/terminals.ts';
import type { Jump } from '../../../contract/index.ts';
import type { CompiledBlock } from '../../engine/survey/CompiledSurvey.ts';
import { choicesAt } from '../../engine/survey/choicesOf.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Edit, Finding, Counterexample } from '../Finding.ts';
import { conversation, conversationTo } from '../counterexample/conversations.ts';
import { counterexampleOf } from '../counterexample/counterexampleOf.ts';
import { checkTexts } from '../texts.ts';

/** Jumps and reactions that lead nowhere, belong to an answer that is not there, or stand behind the same one. */
export function jumpRule(context: CheckContext): Finding[] {
  return [...context.survey.blocks.values()].flatMap((compiled) =>
    [
      goneTargets(context, compiled),
      goneOptions(context, compiled),
      goneReactions(context, compiled),
      repeatedJumps(context, compiled),
    ].flat(),
  );
}

function withoutJump({ block }: CompiledBlock, jump: Jump): Edit {
  const jump_to_ids = block.jump_to_ids.filter((other) => other !== jump);
  return { kind: 'updateBlock', id: block.unique_question_id, change: { jump_to_ids } };
}

function goneTargets(context: CheckContext, compiled: CompiledBlock): Finding[] {
  const { survey } = context;
  const { block } = compiled;
  const id = block.unique_question_id;
  const isGone = (target: string | null): boolean =>
    target !== null && target !== DIALOG_END && !survey.blocks.has(target);
  const about = (detail: string, edit: Edit, counterexample: Counterexample | null): Finding =>
    finding(context, {
      kind: 'gone-target',
      block,
      detail,
      message: checkTexts.goneTarget.message,
      meets: checkTexts.goneTarget.meets,
      fix: { label: checkTexts.goneTarget.fix, edits: [edit] },
      counterexample,
    });
  const update = (change: Extract<Edit, { kind: 'updateBlock' }>['change']): Edit => ({
    kind: 'updateBlock',
    id,
    change,
  });
  const reaching = (): Counterexample | null => (context.reachable.has(id) ? conversationTo(survey, id) : null);
  const findings = block.jump_to_ids
    .filter(({ target }) => isGone(target))
    .map((jump, index) =>
      about(
        `jump${index} ${jump.target}`,
        withoutJump(compiled, jump),
        jumpCounterexample(context, compiled, jump) ?? reaching(),
      ),
    );
  if (isGone(block.jump_to_question)) findings.push(about('then', update({ jump_to_question: null }), reaching()));
  if (block.type === 'api' && isGone(block.error_target)) {
    findings.push(about('error', update({ error_target: null }), reaching()));
  }
  if ('way_out' in block && isGone(block.way_out)) findings.push(about('way out', update({ way_out: null }), null));
  if ('tries_target' in block && isGone(block.tries_target ?? null))
    findings.push(about('tries', update({ tries_target: null }), null));
  if ('time_target' in block && isGone(block.time_target ?? null))
    findings.push(about('time', update({ time_target: null }), null));
  if ('asides' in block && isGone(block.asides)) findings.push(about('asides', update({ asides: null }), null));
  if (block.type === 'gpt' && isGone(block.fallback_target)) {
    findings.push(about('fallback', update({ fallback_target: null }), reaching()));
  }
  if (block.type === 'gpt') {
    for (const exit of block.gpt_exit_conditions.filter(({ target }) => isGone(target))) {
      const gpt_exit_conditions = block.gpt_exit_conditions.map((one) =>
        one === exit ? { id: one.id, condition: one.condition, target: null } : one,
      );
      findings.push(about(`exit ${exit.id}`, update({ gpt_exit_conditions }), null));
    }
  }
  return findings;
}

/** The conversation up to the reply that should jump. */
function jumpCounterexample(
  { survey, reachable }: CheckContext,
  { block, asking }: CompiledBlock,
  jump: Jump,
): Counterexample | null {
  const id = block.unique_question_id;
  if (jump.kind !== 'option' || asking?.kind !== 'whole' || !reachable.has(id)) return null;
  const events = conversation(survey, {
    towards: id,
    isThere: ({ event }) =>
      event.kind === 'reply' &&
      event.unique_question_id === id &&
      event.reply.type !== 'skip' &&
      (event.understood?.matches[0]?.target === jump.option_id ||
        asking.answer(event.reply)?.chosen.includes(jump.option_id) === true),
  });
  return events && counterexampleOf(survey, events);
}

/** Whether the engine lets an answer of this block decide where the dialog goes on. */
function goneOptions(context: CheckContext, compiled: CompiledBlock): Finding[] {
  const { block, asking, jumps } = compiled;
  const hasChoices = asking !== null || block.type === 'experiment';
  // A block that has nothing to choose from is a finding of its own.
  if (block.is_end || block.type === 'gpt' || compiled.shuffled) return [];
  const known = new Set(choicesAt(compiled).map(({ id }) => id));
  return block.jump_to_ids.flatMap((jump, index) => {
    if (jump.kind !== 'option') return [];
    const isTaken = jumps.some((one) => one.kind === 'option' && one.option_id === jump.option_id);
    if (isTaken && (known.has(jump.option_id) || !hasChoices)) return [];
    return [
      finding(context, {
        kind: 'gone-option',
        block,
        detail: `jump${index} ${jump.option_id}`,
        message: isTaken ? checkTexts.goneOption.jump : checkTexts.goneOption.noJumps,
        meets: checkTexts.goneOption.jumpMeets,
        fix: { label: checkTexts.goneOption.jumpFix, edits: [withoutJump(compiled, jump)] },
      }),
    ];
  });
}

function goneReactions(context: CheckContext, { block, asking }: CompiledBlock): Finding[] {
  if (!asking) return [];
  const known = new Set(asking.kind === 'whole' ? asking.choices.map(({ id }) => id) : []);
  return Object.keys(block.jump_to_reactions)
    .filter((id) => !known.has(id))
    .map((id) => {
      const kept = Object.entries(block.jump_to_reactions).filter(([other]) => other !== id);
      const change = { jump_to_reactions: Object.fromEntries(kept) };
      return finding(context, {
        kind: 'gone-option',
        severity: 'warning',
        block,
        detail: `reaction ${id}`,
        message: checkTexts.goneOption.reaction,
        meets: checkTexts.goneOption.reactionMeets,
        fix: {
          label: checkTexts.goneOption.reactionMend,
          edits: [{ kind: 'updateBlock', id: block.unique_question_id, change }],
        },
      });
    });
}

function repeatedJumps(context: CheckContext, compiled: CompiledBlock): Finding[] {
  const { block } = compiled;
  const reasonOf = (jump: Jump): string =>
    jump.kind === 'option' ? `option ${jump.option_id}` : `condition ${jump.condition.trim()}`;
  return block.jump_to_ids.flatMap((jump, index) => {
    const before = block.jump_to_ids.slice(0, index).some((other) => reasonOf(other) === reasonOf(jump));
    if (!before) return [];
    return [
      finding(context, {
        kind: 'repeated-jump',
        severity: 'warning',
        block,
        detail: String(index),
        message: checkTexts.repeatedJump.message,
        meets: checkTexts.repeatedJump.meets,
        fix: { label: checkTexts.repeatedJump.fix, edits: [withoutJump(compiled, jump)] },
      }),
    ];
  });
}
