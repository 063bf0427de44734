import { entryLabel } from './entryLabel.ts';
import { counted } from '../../../numbers/index.ts';
import type { BlockOf } from '../../../contract/index.ts';
import { faultTexts } from '../common/faultTexts.ts';
import { exampleTexts } from '../common/exampleTexts.ts';
import { cleanText } from '../../text/cleanText.ts';
import type { AnswerStudy } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { Answer, BlockRule } from '../BlockRule.ts';
import { drawnText } from '../common/drawn.ts';
import { duplicateFault, repeated, withOwnIds } from '../common/faults.ts';
import { choiceFigures } from '../common/figures.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { typingTime } from '../common/replyTimes.ts';
import { openProblem } from '../open/openProblem.ts';
import { coded, helpfulColumn, searchColumns } from '../common/columns.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { nothingDone, oneLine } from '../common/facts.ts';

type QaBlock = BlockOf<'qa'>;

/** The longest question, in characters. */
const LONGEST_QUESTION = 500;

export const qaReply: ReplyRule<'qa', 'fields'> = {
  part: 'fields',
  /** No question ('Weiter') goes on where that is offered. */
  problem: (input, { text }, texts) => {
    if (text === null) return input.only_search ? null : texts.emptyText;
    return openProblem(input, { text }, texts);
  },
  shown: (_, { text }, texts) => (text === null ? texts.goOn : cleanText(text)),
  isTyped: true,
};

/** A question that no entry answered; `null`: none was asked. */
function unanswered(text: string | null): Answer {
  const question = text === null ? null : cleanText(text);
  return { stored: question === null ? null : [question], variable: question, label: null, chosen: [] };
}

/** Wissensfrage: the respondent asks, the block's entries answer (domain.md §2). */
export const qaRule: BlockRule<QaBlock> = {
  newBlock: (base) => ({
    ...base,
    type: 'qa',
    qa_entries: [],
    only_search: false,
    qa_fallback: '',
    qa_helpful: false,
    qa_plain: false,
  }),
  variables: (block) => ownVariable(block, 'text'),
  ask: (block) => {
    if (block.qa_entries.length === 0) return null;
    return {
      kind: 'whole',
      input: { type: 'qa', max_length: LONGEST_QUESTION, only_search: block.only_search },
      choices: block.qa_entries.map((entry) => ({ id: entry.id, label: entryLabel(entry) })),
      answer: (reply) => (reply.type === 'qa' ? unanswered(reply.text) : null),
    };
  },
};

/** How many respondents who may go on without a question do. */
const ASKING_NOTHING = 0.5;

export const qaStudy: AnswerStudy<'qa'> = {
  faults: ({ qa_entries }) =>
    repeated(qa_entries.map(({ id }) => id)).map((id) =>
      duplicateFault(id, faultTexts.duplicateId.message(id), faultTexts.duplicateId.meets, {
        qa_entries: withOwnIds(qa_entries),
      }),
    ),
  missing: () => faultTexts.noChoice.entries,
  isPersonal: false,
  outcomes: () => ({ values: { kind: 'text', between: null }, blank: true }),
  tried: (_, { questions }) => [null, ...questions, exampleTexts.text].map((text) => ({ type: 'qa', text })),
  isMadeUp: true,
  drawn: ({ only_search, max_length }, constants, dice) => ({
    type: 'qa',
    text: only_search && dice.chance(ASKING_NOTHING) ? null : drawnText(max_length, constants, dice),
  }),
  replyTime: ({ text }) => typingTime(text ?? ''),
  answeredIn: 'search',
  figures: choiceFigures,
  columns: ({ all, numberOf }) => [
    ...searchColumns(
      coded(
        all.map(({ qa_entries }) => qa_entries),
        entryLabel,
        numberOf,
      ),
    ),
    ...(all.some(({ qa_helpful }) => qa_helpful) ? [helpfulColumn()] : []),
  ],
};

export const qaFacts: BlockFacts<'qa'> = {
  name: 'Wissensfrage',
  hint: 'Beantwortet Fragen aus Ihren Einträgen.',
  group: 'text',
  fields: {
    qa_entries: 'Wissen',
    only_search: 'Beliebig viele Fragen erlauben',
    qa_fallback: 'Wenn kein Eintrag passt',
    qa_helpful: '„War das hilfreich?“ fragen',
    qa_plain: 'Nur die Antwort sagen',
  },
  card: ({ qa_entries: { length } }) => [counted(length, 'Eintrag', 'Einträge')],
  does: nothingDone,
  lines: ({ qa_entries }) => qa_entries.map(({ questions: [first = ''] }) => first),
  printed: oneLine,
  words: ({ qa_entries }) =>
    qa_entries.flatMap(({ questions, answer, source, link }) => [
      ...questions,
      answer,
      ...[source, link].filter((text) => text !== undefined),
    ]),
};
