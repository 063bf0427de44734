import { LOOP_LIMITS, TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { newBlock } from '@dialogwerk/shared/dialog';
import type { FormRules } from '../../features/inspector/model/FormRules.ts';
import { numberText } from '../../features/inspector/model/numberText.ts';
import { atMost, messageRule } from '../../features/inspector/model/rules/textRules.ts';
import { wholeNumberRule } from '../../features/inspector/model/rules/wholeNumberRule.ts';
import { loopTexts as texts } from './loopTexts.ts';

export type Rounds = BlockOf<'loop'>['rounds'];
export type RoundsKind = Rounds['kind'];

/** What a loop has a round for, as it is written; what its kind does not need is as in a new loop. */
export interface RoundsForm {
  kind: string;
  count: string;
  most: string;
  text: string;
  yes: string;
  no: string;
}

const usual = newBlock('loop', '', 0);
const again = usual.type === 'loop' && usual.rounds.kind === 'again' ? usual.rounds : null;

/** The fields of what a loop has a round for. */
export function formOf(rounds: Rounds): RoundsForm {
  const asked = rounds.kind === 'again' ? rounds : again;
  return {
    kind: rounds.kind,
    count: rounds.kind === 'number' ? rounds.count : '',
    most: numberText(rounds.kind === 'entries' ? (again?.most ?? LOOP_LIMITS.rounds) : rounds.most),
    text: asked?.text ?? '',
    yes: asked?.yes ?? '',
    no: asked?.no ?? '',
  };
}

/** What the fields say. */
export function roundsOf({ kind, count, most, text, yes, no }: RoundsForm): Rounds {
  if (kind === 'entries') return { kind };
  return kind === 'number' ? { kind, count, most: Number(most) } : { kind: 'again', text, yes, no, most: Number(most) };
}

const mostRule = wholeNumberRule(1, LOOP_LIMITS.rounds, texts.mostProblem);
const expressionRule = atMost(TEXT_LIMITS.expression);
const labelRule =
  (limit: (text: string) => true | string) =>
  (text: string, { kind }: RoundsForm): true | string => {
    if (kind !== 'again') return true;
    return text.trim() === '' ? texts.textMissing : limit(text);
  };

/** A field is looked at only where its kind needs it. */
export const roundsRules: FormRules<RoundsForm> = {
  most: (most, { kind }) => kind === 'entries' || mostRule(most),
  count: (count, { kind }) => kind !== 'number' || expressionRule(count),
  text: labelRule(messageRule),
  yes: labelRule(atMost(TEXT_LIMITS.option)),
  no: labelRule(atMost(TEXT_LIMITS.option)),
};
