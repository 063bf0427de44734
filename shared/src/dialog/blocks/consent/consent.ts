import type { BlockOf } from '../../../contract/index.ts';
import { newBlockTexts } from '../../texts.ts';
import type { AnswerStudy } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { Answer, BlockRule } from '../BlockRule.ts';
import { choiceFigures } from '../common/figures.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { CHOICE_TIME } from '../common/replyTimes.ts';
import { consentColumn } from '../common/columns.ts';
import { choicesInWords, wordFields } from '../common/inWords.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { none, nothingDone } from '../common/facts.ts';

type ConsentBlock = BlockOf<'consent'>;

export const consentReply: ReplyRule<'consent', null> = {
  part: null,
  problem: () => null,
  shown: ({ label_agree, label_decline }, { agreed }) => (agreed ? label_agree : label_decline),
  isTyped: false,
};

function answerOf({ required, label_agree, label_decline }: ConsentBlock, agreed: boolean): Answer {
  return {
    stored: agreed,
    variable: agreed,
    label: agreed ? label_agree : label_decline,
    chosen: [agreed ? 'agree' : 'decline'],
    ...(required && !agreed ? { followedBy: 'end' } : {}),
  };
}

/** Einwilligung: agree or decline (domain.md §2). A required one that is declined ends the dialog; a new one does not. */
export const consentRule: BlockRule<ConsentBlock> = {
  newBlock: (base) => ({ ...base, type: 'consent', ...choicesInWords, required: false, ...newBlockTexts.consent }),
  variables: (block) => ownVariable(block, 'boolean'),
  ask: (block) => {
    const { required, label_agree, label_decline } = block;
    return {
      kind: 'whole',
      input: { type: 'consent', required, label_agree, label_decline },
      choices: [
        { id: 'agree', label: label_agree },
        { id: 'decline', label: label_decline },
      ],
      answer: (reply) => (reply.type === 'consent' ? answerOf(block, reply.agreed) : null),
    };
  },
};

/** How many respondents agree. */
const AGREEING = 0.8;

export const consentStudy: AnswerStudy<'consent'> = {
  faults: () => [],
  missing: null,
  isPersonal: false,
  /** A required one that is declined ends the dialog, so that nothing after it sees it declined. */
  outcomes: ({ required }) => ({
    replies: [true, ...(required ? [] : [false])].map((agreed) => ({ type: 'consent', agreed })),
  }),
  tried: () => [true, false].map((agreed) => ({ type: 'consent', agreed })),
  isMadeUp: true,
  drawn: (_input, _constants, dice) => ({ type: 'consent', agreed: dice.chance(AGREEING) }),
  replyTime: () => CHOICE_TIME,
  answeredIn: 'values',
  figures: choiceFigures,
  columns: ({ newest: { label_agree, label_decline } }) => [consentColumn(label_agree, label_decline)],
};

export const consentFacts: BlockFacts<'consent'> = {
  name: 'Einwilligung',
  hint: 'Zustimmen oder ablehnen.',
  group: 'choice',
  fields: {
    ...wordFields,
    required: 'Ohne Zustimmung endet der Dialog',
    label_agree: 'Beschriftung für Zustimmen',
    label_decline: 'Beschriftung für Ablehnen',
  },
  card: ({ required }) => (required ? ['nötig'] : []),
  does: nothingDone,
  lines: ({ label_agree, label_decline }) => [label_agree, label_decline],
  printed: () => ({ kind: 'choices', mark: 'one' }),
  words: none,
};
