import type { Block } from '../../../contract/index.ts';
import { askingOf } from '../../blocks/blockRules.ts';
import type { Answer, AskContext, AskedItem, Asking, Prompt } from '../../blocks/BlockRule.ts';
import { blockTexts, mapTexts } from '../../blocks/mapTexts.ts';
import { pointsOf } from '../../blocks/common/scaleAnswer.ts';
import { fillLabel, readable } from '../../text/fillIn.ts';
import type { FilledWith } from '../../text/fillIn.ts';
import { namesIn } from '../../text/placeholders.ts';
import type { CompiledBlock, CompiledSurvey } from './CompiledSurvey.ts';

/** A block whose labels name variables, with the points of a scale that it shares; null for all others, which are asked alike in every conversation. */
export function labelledBlock(block: Block, context: AskContext): Block | null {
  const own: Block =
    'scale' in block && block.scale.from === 'template'
      ? Object.assign({}, block, { scale: { from: 'block', points: [...pointsOf(block.scale, context)] } as const })
      : block;
  return blockTexts(own).some(({ as, text }) => as === 'label' && namesIn(text).length > 0) ? own : null;
}

/**
 * A block as it is asked in one conversation: its labels with what is known there. An answer holds what it holds in every conversation, such as the
 * author's words of an option, so that conditions know it; only `{{variable}}` reads it as the respondent did.
 */
export function askedIn(
  { texts, recordings }: CompiledSurvey,
  compiled: CompiledBlock,
  known: Partial<FilledWith>,
): CompiledBlock {
  const { asking, labelled } = compiled;
  if (!labelled) return compiled;
  const { variables = {}, labels = {} } = known;
  const filled = mapTexts(labelled, (text, { as }) =>
    as === 'label' ? fillLabel(text, { variables, labels }, texts) : text,
  );
  const shown = askingOf(filled, { texts, recordings, scales: new Map() });
  return { ...compiled, block: filled, asking: asking && shown && sameAnswers(asking, shown) };

  function sameAnswers(own: Asking, said: Asking): Asking {
    if (own.kind === 'whole' && said.kind === 'whole') return { ...said, ...readAs(own, said) };
    if (own.kind !== 'items' || said.kind !== 'items') return own;
    return {
      ...said,
      items: said.items.map((item, index): AskedItem => ({ ...item, ...readAs(own.items[index] ?? item, item) })),
    };
  }

  function readAs(own: Prompt, said: Prompt): Pick<Prompt, 'answer'> {
    return {
      answer: (reply) => {
        const answer = own.answer(reply);
        const read = answer && said.answer(reply);
        return read && { ...answer, label: labelOf(read) };
      },
    };
  }

  function labelOf({ label, variable }: Answer): string | null {
    if (label !== null || (typeof variable !== 'string' && !Array.isArray(variable))) return label;
    return readable(variable, texts);
  }
}
