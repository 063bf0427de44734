import type { WayReason } from '../engine/events.ts';
import type { CompiledBlock } from '../engine/survey/CompiledSurvey.ts';
import { choicesAt } from '../engine/survey/choicesOf.ts';
import { choiceName } from '../saying/choiceName.ts';
import { conditionLine } from '../saying/conditionInWords.ts';
import type { Sayables } from '../saying/sayablesOf.ts';
import { traceTexts } from './texts.ts';

/** Says why a conversation went on from a block as it did. */
export function reasonInWords(because: WayReason, from: CompiledBlock, sayables: Sayables): string {
  switch (because.kind) {
    case 'option':
      return traceTexts.option(optionName(from, because.option_id));
    case 'condition':
      return traceTexts.condition(conditionLine(because.condition, sayables));
    case 'meant':
      return traceTexts.meant;
    case 'exit':
      return exitInWords(from, because.condition_id);
    case 'fallback':
      return traceTexts.fallback;
    case 'given-up':
      return traceTexts.givenUp;
    case 'timed-out':
      return traceTexts.timedOut;
    case 'request-failed':
      return traceTexts.requestFailed;
    case 'jump':
      return traceTexts.jump;
    case 'order':
      return traceTexts.order;
  }
}

function optionName(from: CompiledBlock, option_id: string): string {
  const { block } = from;
  if (block.type === 'experiment') return block.arms.find(({ id }) => id === option_id)?.text ?? option_id;
  const choices = choicesAt(from);
  const at = choices.findIndex(({ id }) => id === option_id);
  const choice = choices[at];
  return choice ? choiceName(choice, at) : option_id;
}

function exitInWords({ block }: CompiledBlock, condition_id: string): string {
  const met = block.type === 'gpt' ? block.gpt_exit_conditions.find(({ id }) => id === condition_id) : undefined;
  return met ? traceTexts.exit(met.condition) : traceTexts.exitGone;
}
