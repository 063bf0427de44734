import type { BlockOf } from '../../../contract/index.ts';
import { faultTexts } from '../common/faultTexts.ts';
import { newBlockTexts } from '../../texts.ts';
import type { AnswerStudy } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { pointFaults } from '../common/faults.ts';
import { choiceFigures } from '../common/figures.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { CHOICE_TIME } from '../common/replyTimes.ts';
import { pointChoices, pointsOf, scaleAnswer } from '../common/scaleAnswer.ts';
import { allPoints, drawnPoint, pointProblem, pointText } from '../common/scalePoints.ts';
import { scoreColumns } from '../common/columns.ts';
import { choicesInWords, wordFields } from '../common/inWords.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { none, nothingDone, pointLabels } from '../common/facts.ts';
import { timedFields } from '../common/timed.ts';

export const likertReply: ReplyRule<'likert', null> = {
  part: null,
  problem: (input, { value }, texts) => pointProblem(input, value, texts),
  shown: (input, { value }, texts) => pointText(input, value, texts),
  isTyped: false,
};

/** Likert-Skala (domain.md §2). */
export const likertRule: BlockRule<BlockOf<'likert'>> = {
  newBlock: (base) => ({
    ...base,
    type: 'likert',
    ...choicesInWords,
    scale: { from: 'block', points: newBlockTexts.agreement.map((label, index) => ({ value: index + 1, label })) },
    likert_na: false,
    inverse: false,
  }),
  variables: (block) => ownVariable(block, 'number'),
  ask: ({ scale, likert_na, inverse }, context) => {
    const points = pointsOf(scale, context);
    if (points.length === 0) return null;
    return {
      kind: 'whole',
      input: { type: 'likert', points: [...points], na: likert_na },
      choices: pointChoices(points, likert_na, context),
      answer: (reply) => (reply.type === 'likert' ? scaleAnswer(points, inverse, reply.value, context) : null),
    };
  },
};

export const likertStudy: AnswerStudy<'likert'> = {
  faults: ({ scale }) => pointFaults(scale),
  missing: () => faultTexts.noChoice.scale,
  isPersonal: false,
  outcomes: (input) => ({ replies: allPoints(input).map((value) => ({ type: 'likert', value })) }),
  tried: (input) => allPoints(input).map((value) => ({ type: 'likert', value })),
  isMadeUp: true,
  drawn: (input, _, dice) => ({ type: 'likert', value: drawnPoint(input, dice) }),
  replyTime: () => CHOICE_TIME,
  answeredIn: 'values',
  figures: choiceFigures,
  columns: ({ newest, points }) => scoreColumns({ points, inverse: newest.inverse }),
};

export const likertFacts: BlockFacts<'likert'> = {
  name: 'Likert-Skala',
  hint: 'Ein Punkt auf einer beschrifteten Skala.',
  group: 'scale',
  fields: {
    ...wordFields,
    ...timedFields,
    scale: 'Skala',
    likert_na: '„keine Angabe“ anbieten',
    inverse: 'Punkte umkehren',
  },
  card: ({ scale }) => (scale.from === 'block' ? [`${scale.points.length} Punkte`] : []),
  does: nothingDone,
  lines: ({ scale, likert_na }, scales) => [...pointLabels(scale, scales), ...(likert_na ? ['keine Angabe'] : [])],
  printed: () => ({ kind: 'choices', mark: 'one' }),
  words: none,
};
