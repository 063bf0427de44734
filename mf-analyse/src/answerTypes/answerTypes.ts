import type { AskedType, QuestionSummary } from '@dialogwerk/shared/contract';
import { dayText } from '../model/dayText.ts';
import { texts } from '../texts.ts';
import type { AnswerType, Figure } from './AnswerType.ts';
import { chosenCell, textCell, valueCell } from './Cell.ts';

const oneChosen: Figure = { kind: 'shares', multiple: () => false };
const answers: Figure = { kind: 'answers', written: (text) => text };
const numbers: Figure = { kind: 'numbers' };
const spread: Figure = { kind: 'spread' };
const places: Figure = {
  kind: 'means',
  of: 'ranks',
  note: texts.questions.ranks,
  written: texts.questions.meanRank,
};

const written: AnswerType = { cell: valueCell, figures: [answers] };
const scale: AnswerType = { cell: chosenCell, figures: [oneChosen, numbers] };

/** Whether a picture question takes several pictures shows only in its answers. */
function areSeveralChosen({ counts, answered }: QuestionSummary): boolean {
  return (counts ?? []).reduce((sum, { count }) => sum + count, 0) > answered;
}

/** How the answers to each type read; a type of the contract that is left out does not compile. */
const answerTypes: { readonly [T in AskedType]: AnswerType } = {
  open: written,
  single: scale,
  multiple: { cell: chosenCell, figures: [{ kind: 'shares', multiple: () => true }] },
  likert: scale,
  matrix: scale,
  slider: { cell: valueCell, figures: [{ kind: 'nps' }, spread, numbers] },
  // 'a=60', 'b=40': the points of each item.
  constant_sum: {
    cell: (value, labelOf) =>
      textCell(
        [value]
          .flat()
          .map((share) => String(share).split(/=(?=[^=]*$)/))
          .map(([id = '', points = '']) => `${labelOf(id) ?? id}: ${points}`)
          .join(', '),
      ),
    figures: [
      {
        kind: 'means',
        of: 'means',
        note: 'Mittlere Punkte über alle Antworten.',
        written: (mean) => `${mean} Punkte`,
      },
    ],
  },
  number: { cell: valueCell, figures: [spread, numbers] },
  date: {
    cell: (value) => textCell(dayText(String(value))),
    figures: [{ kind: 'answers', written: dayText }],
  },
  time: { cell: valueCell, figures: [{ kind: 'columns' }] },
  email: written,
  phone: written,
  url: written,
  ranking: { cell: chosenCell, figures: [places] },
  picture: { cell: chosenCell, figures: [{ kind: 'shares', multiple: areSeveralChosen }] },
  upload: { cell: () => textCell(texts.files.file), figures: [answers] },
  voice: { cell: () => textCell(texts.files.audio), figures: [answers] },
  consent: {
    cell: (value, labelOf) => textCell(labelOf(value === true ? 'agree' : 'decline') ?? String(value)),
    figures: [oneChosen],
  },
  // The question, without the id of the entry that answered it.
  qa: {
    cell: (value) => textCell(Array.isArray(value) ? (value[0] ?? '') : String(value)),
    figures: [oneChosen, answers],
  },
};

const byName: ReadonlyMap<string, AnswerType> = new Map(Object.entries(answerTypes));

/** How the answers to a question read; a probe is answered in words. */
export function answerTypeOf({ type }: Pick<QuestionSummary, 'type'>): AnswerType {
  return byName.get(type) ?? written;
}
