import type { AskedType, ReplyOf } from '../../../contract/index.ts';
import type { AnswerStudy } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import { textColumn } from './columns.ts';
import { none, nothingDone, oneLine } from './facts.ts';
import { noFigures } from './figures.ts';
import { maskedFields } from './masked.ts';
import { anyText } from './outcomes.ts';
import { typingTime } from './replyTimes.ts';
import { ruledFields } from './ruled.ts';

interface Field<T extends AskedType> {
  /** Whether an answer always tells who somebody is. */
  readonly isPersonal: boolean;
  readonly replyOf: (text: string) => ReplyOf<T>;
  readonly textOf: (reply: ReplyOf<T>) => string;
  /** What a search for ways writes, and what invented respondents write. */
  readonly tried: string;
  readonly drawn: string;
}

/** What is known of the answers to a question with one line to write on that takes only what is written right. */
export function fieldStudy<T extends AskedType>({
  isPersonal,
  replyOf,
  textOf,
  tried,
  drawn,
}: Field<T>): AnswerStudy<T> {
  return {
    faults: () => [],
    missing: null,
    isPersonal,
    outcomes: () => anyText,
    tried: (_, { texts }) => [tried, ...texts].map(replyOf),
    isMadeUp: true,
    drawn: () => replyOf(drawn),
    replyTime: (reply) => typingTime(textOf(reply)),
    answeredIn: 'words',
    figures: noFigures,
    columns: () => [textColumn()],
  };
}

/** What authors see of such a block, beside its name. */
export const fieldFacts = {
  group: 'input',
  fields: { ...ruledFields, ...maskedFields },
  card: none,
  does: nothingDone,
  lines: none,
  printed: oneLine,
  words: none,
} as const satisfies Omit<BlockFacts<'email'>, 'name' | 'hint'>;
