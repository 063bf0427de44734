import { OTHER_OPTION } from '../../../contract/index.ts';
import type { Reply } from '../../../contract/index.ts';
import { saysNo } from '../../text/words/yesOrNo.ts';
import { problemOf } from './problemOf.ts';
import type { Meaning, Words } from './Words.ts';

/**
 * Words that are none of the options as what is typed beside 'Sonstiges'; null where the author does not want that, where they say that there is no answer, and
 * where they only deny what was asked back about.
 */
export function otherMeant({
  survey,
  from: { block },
  place,
  asked,
  text,
  understood,
}: Words): Extract<Meaning, { kind: 'answer' }> | null {
  const { input } = asked.question;
  if (!('other_in_words' in block) || block.other_in_words !== true || !('other' in input)) return null;
  const { options, other } = input;
  if (!other || understood?.isNoAnswer === true) return null;
  if ('again' in place && place.candidates.length > 0 && saysNo(text)) return null;
  const reply: Reply =
    input.type === 'picture'
      ? { type: 'picture', option_ids: [OTHER_OPTION], other: text }
      : { type: 'single', option_id: OTHER_OPTION, other: text };
  const answer = problemOf(survey, asked, reply) === null ? asked.answer(reply) : null;
  const label = options.find(({ id }) => id === OTHER_OPTION)?.text ?? null;
  return answer && { kind: 'answer', answer, label };
}
