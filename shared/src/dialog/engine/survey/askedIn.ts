import type { Block } from '../../../contract/index.ts';
import { askingOf } from '../../blocks/blockRules.ts';
import type { Answer, AskContext, AskedItem, Asking, Prompt } from '../../blocks/BlockRule.ts';
import { carryOf, narrowed } from '../../blocks/carried.ts';
import type { Choices } from '../../blocks/carried.ts';
import { blockTexts, mapTexts } from '../../blocks/mapTexts.ts';
import { pointsOf } from '../../blocks/common/scaleAnswer.ts';
import { fillLabel, readable } from '../../text/fillIn.ts';
import type { FilledWith } from '../../text/fillIn.ts';
import { namesIn } from '../../text/placeholders.ts';
import type { CompiledBlock, CompiledSurvey } from './CompiledSurvey.ts';

/** What the question of a block depends on in a conversation. */
export type KnownToAsk = Partial<FilledWith & { readonly choices: Choices }>;

const hasVariables = (block: Block): boolean =>
  blockTexts(block).some(({ as, text }) => as === 'label' && namesIn(text).length > 0);

/** A block that is not asked alike in every conversation, with the points of a scale that it shares; null for all others. */
export function varyingBlock(block: Block, context: AskContext): Block | null {
  const own: Block =
    'scale' in block && block.scale.from === 'template'
      ? Object.assign({}, block, { scale: { from: 'block', points: [...pointsOf(block.scale, context)] } as const })
      : block;
  return carryOf(own) !== null || hasVariables(own) ? own : null;
}

/**
 * A block as it is asked in one conversation: with what it takes over there, and its labels with what is known. An answer holds what it holds in
 * every conversation, such as the author's words of an option, so that conditions know it; only `{{variable}}` reads it as the respondent did.
 * Where nothing is left to choose from, it asks nothing.
 */
export function askedIn(survey: CompiledSurvey, compiled: CompiledBlock, known: KnownToAsk): CompiledBlock {
  const { varying } = compiled;
  if (!varying) return compiled;
  const { texts, recordings } = survey;
  const { variables = {}, labels = {}, choices = {} } = known;
  const filled = (text: string): string => fillLabel(text, { variables, labels }, texts);
  const blockOf = (id: string): Block | undefined => survey.blocks.get(id)?.block;
  const asked = (block: Block): Asking | null => askingOf(block, { texts, recordings, scales: new Map() });
  const labelled = mapTexts(varying, (text, { as }) => (as === 'label' ? filled(text) : text));
  const block = narrowed(labelled, blockOf, choices, filled);
  const [own, shown] = [asked(narrowed(varying, blockOf, choices)), asked(block)];
  return { ...compiled, block, asking: own && shown && readAs(own, shown) };

  function readAs(one: Asking, other: Asking): Asking {
    if (one.kind === 'whole' && other.kind === 'whole') return { ...other, ...answered(one, other) };
    if (one.kind !== 'items' || other.kind !== 'items') return one;
    const items = other.items.map((item, index): AskedItem => ({
      ...item,
      ...answered(one.items[index] ?? item, item),
    }));
    return { ...other, items };
  }

  function answered(one: Prompt, other: Prompt): Pick<Prompt, 'answer'> {
    return {
      answer: (reply) => {
        const answer = one.answer(reply);
        const read = answer && other.answer(reply);
        return read && { ...answer, label: labelOf(read) };
      },
    };
  }

  function labelOf({ label, variable }: Answer): string | null {
    if (label !== null || (typeof variable !== 'string' && !Array.isArray(variable))) return label;
    return readable(variable, texts);
  }
}
