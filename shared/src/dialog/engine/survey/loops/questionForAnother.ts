import type { BlockOf } from '../../../../contract/index.ts';
import { newBase } from '../../../blocks/common/newBase.ts';

/** The question behind a round whether there is another one, without its ways; none where the loop does not ask that. */
export function questionForAnother({
  rounds,
  unique_question_id,
  created_on,
  variable,
}: BlockOf<'loop'>): BlockOf<'single'>[] {
  if (rounds.kind !== 'again') return [];
  return [
    {
      ...newBase(unique_question_id, created_on),
      type: 'single',
      context: rounds.text,
      variable: variable === null ? null : `${variable}_weiter`,
      options: [
        { id: 'yes', text: rounds.yes, score: null },
        { id: 'no', text: rounds.no, score: null },
      ],
      in_words: true,
      way_out: null,
      not_understood: null,
      asides: null,
    },
  ];
}
