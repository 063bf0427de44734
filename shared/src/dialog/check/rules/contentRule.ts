import type { CompiledBlock } from '../../engine/survey/CompiledSurvey.ts';
import { whatIsMissing } from '../../blocks/answerStudies.ts';
import { isAsking } from '../../blocks/blockRules.ts';
import { bubblesOf } from '../../text/bubblesOf.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Finding } from '../Finding.ts';
import { checkTexts } from '../texts.ts';

/** Blocks that say nothing where something has to be said, or have nothing to choose from. */
export function contentRule(context: CheckContext): Finding[] {
  const targets = new Set(
    [...context.survey.blocks.values()].flatMap(({ block: { jump_to_question, jump_to_ids } }) =>
      [{ target: jump_to_question }].concat(jump_to_ids).map(({ target }) => target),
    ),
  );
  return [...context.survey.blocks.values()].flatMap((compiled) =>
    [
      emptyText(context, compiled, targets.has(compiled.block.unique_question_id)),
      nothingToChoose(context, compiled),
      withoutAddress(context, compiled),
    ].flat(),
  );
}

function emptyText(context: CheckContext, compiled: CompiledBlock, isTarget: boolean): Finding[] {
  const { block, says } = compiled;
  if (bubblesOf(says).length > 0 || block.filename_db !== null || block.link !== null || block.embed) return [];
  if (isAsking(block) && block.type !== 'matrix') {
    const { question: message, questionMeets: meets } = checkTexts.emptyText;
    return [finding(context, { kind: 'empty-text', block, message, meets })];
  }
  // An empty message where ways meet or part is how importers and authors draw a junction.
  const isJunction = isTarget || block.is_end || block.jump_to_question !== null || block.jump_to_ids.length > 0;
  if ((block.type !== 'message' || isJunction) && block.type !== 'gpt') return [];
  const { message: plain, messageMeets, talk, talkMeets } = checkTexts.emptyText;
  const [message, meets] = block.type === 'gpt' ? [talk, talkMeets] : [plain, messageMeets];
  return [finding(context, { kind: 'empty-text', severity: 'warning', block, message, meets })];
}

function nothingToChoose(context: CheckContext, { block, asking }: CompiledBlock): Finding[] {
  const message = asking || !isAsking(block) ? null : whatIsMissing(block);
  return message === null
    ? []
    : [finding(context, { kind: 'no-choice', block, message, meets: checkTexts.noChoiceMeets })];
}

function withoutAddress(context: CheckContext, { block }: CompiledBlock): Finding[] {
  if (block.type !== 'api') return [];
  const { message, meets, example } = checkTexts.noAddress;
  if (block.url.trim() === '') return [finding(context, { kind: 'no-address', block, message, meets })];
  return isExampleAddress(block.url) ? [finding(context, { kind: 'no-address', block, message: example, meets })] : [];
}

/** Whether an address ends with '.example', which is kept for examples (RFC 2606): nobody answers there. */
function isExampleAddress(url: string): boolean {
  return /^https?:\/\/[^/?#]+\.example(?:[:/?#]|$)/i.test(url.trim());
}
