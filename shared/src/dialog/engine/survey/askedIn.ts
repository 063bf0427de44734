import type { Block } from '../../../contract/index.ts';
import { askingOf } from '../../blocks/blockRules.ts';
import type { Asking } from '../../blocks/BlockRule.ts';
import { narrowed } from '../../blocks/carried.ts';
import type { Choices } from '../../blocks/carried.ts';
import { mapTexts } from '../../blocks/mapTexts.ts';
import { fillLabel } from '../../text/fillIn.ts';
import type { FilledWith } from '../../text/fillIn.ts';
import { readAs } from './answeredAs.ts';
import type { CompiledBlock, CompiledSurvey } from './CompiledSurvey.ts';

/** What the question of a block depends on in a conversation. */
export type KnownToAsk = Partial<FilledWith & { readonly choices: Choices }>;

/**
 * A block as it is asked in one conversation: with what it takes over there, and its labels with what is known. An answer holds what it holds in
 * every conversation, such as the author's words of an option, so that conditions know it; only `{{variable}}` reads it as the respondent did.
 * Where nothing is left to choose from, it asks nothing.
 */
export function askedIn(survey: CompiledSurvey, compiled: CompiledBlock, known: KnownToAsk): CompiledBlock {
  const { varying } = compiled;
  if (!varying) return compiled;
  const written = survey.written ?? survey;
  const { variables = {}, labels = {}, choices = {} } = known;
  const own = narrowed(ownOf(compiled, written), blockIn(written), choices);
  const block = labelled(varying, survey);
  const [asked, shown] = [askingIn(own, written), askingIn(block, survey)];
  return {
    ...compiled,
    block,
    own: survey.written ? labelled(ownOf(compiled, written), written) : block,
    asking: asked && shown && readAs(asked, shown, survey.texts),
  };

  function labelled(one: Block, spoken: CompiledSurvey): Block {
    const read = spoken === survey ? labels : {};
    const filled = (text: string): string => fillLabel(text, { variables, labels: read }, spoken.texts);
    const labelledOne = mapTexts(one, (text, { as }) => (as === 'label' ? filled(text) : text));
    return narrowed(labelledOne, blockIn(spoken), choices, filled);
  }

  function askingIn(one: Block, { texts, recordings, scales }: CompiledSurvey): Asking | null {
    return askingOf(one, { texts, recordings, scales });
  }
}

const blockIn =
  ({ blocks }: CompiledSurvey) =>
  (id: string): Block | undefined =>
    blocks.get(id)?.block;

/** The same block in the main language. */
function ownOf({ block }: CompiledBlock, written: CompiledSurvey): Block {
  const own = written.blocks.get(block.unique_question_id);
  return own?.varying ?? own?.block ?? block;
}
