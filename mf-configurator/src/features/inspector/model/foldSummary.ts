import type { Block } from '@dialogwerk/shared/contract';
import { isAsking, mediaKindOf, ruleOf, shortSpan, timeLimitOf, triesOf, wrongOf } from '@dialogwerk/shared/dialog';
import { foldTexts as texts } from '../foldTexts.ts';
import type { FoldName } from './FoldName.ts';

/** Words for what is so, in order; `false` and what says nothing are left out. */
type FoldWords = readonly (string | false | null)[];

const parts: Readonly<Record<FoldName, (block: Block) => FoldWords>> = {
  answer: (block) => {
    const seconds = timeLimitOf(block);
    return [
      block.variable !== null && texts.variable(block.variable),
      (block.reason ?? '') !== '' && texts.reason,
      block.optional ? texts.optional : isAsking(block) && texts.required,
      'masked' in block && block.masked === true && texts.masked,
      seconds !== null && texts.timed(shortSpan(seconds)),
    ];
  },
  counts: (block) =>
    block.type === 'multiple' || block.type === 'picture'
      ? [block.min > 0 && texts.atLeast(block.min), block.max !== null && texts.atMost(block.max)]
      : [],
  media: ({ filename_db, embed }) => {
    const kind = mediaKindOf(filename_db ?? '');
    return [kind !== null && texts.media[kind], Boolean(embed) && texts.embed];
  },
  optionRules: (block) => [
    'random_order' in block && block.random_order === true && texts.randomOrder,
    'fixed_options' in block && atLeastOne(block.fixed_options, texts.fixed),
    'exclusive_options' in block && atLeastOne(block.exclusive_options, texts.exclusive),
  ],
  place: ({ link, start_page }) => [(link ?? '') !== '' && texts.link, start_page && texts.start],
  reactions: ({ acknowledgement, jump_to_reactions, nachfrage, probing }) => [
    (acknowledgement ?? '') !== '' && texts.toAll,
    atLeastOne(Object.keys(jump_to_reactions), texts.toOptions),
    (nachfrage ?? '') !== '' && texts.probe,
    probing !== null && texts.probing,
  ],
  rule: (block) => {
    const tries = triesOf(block);
    return [
      ruleOf(block) !== null && texts.must,
      wrongOf(block) !== null && texts.wrong,
      tries !== null && texts.tries(tries),
    ];
  },
  words: (block) =>
    'in_words' in block && block.in_words
      ? [texts.inWords, block.way_out !== null && texts.wayOut, Boolean(block.asides) && texts.asides]
      : [],
};

function atLeastOne(list: readonly string[] | undefined, say: (count: number) => string): string | false {
  return list !== undefined && list.length > 0 && say(list.length);
}

/** What is set in a part of a block's properties, in one line. */
export function foldSummary(part: FoldName, block: Block): string {
  const said = parts[part](block).filter((words) => typeof words === 'string');
  return said.length === 0 ? texts.nothing : said.join(', ');
}
