import type { ModelCall, TalkLine } from '@dialogwerk/shared/dialog';
import { DATA_MARK } from './Ask.ts';
import type { Mask } from '@dialogwerk/shared/dialog/personal';

/** What a model gets of one reply at most, in characters. */
const LONGEST_REPLY = 2_000;

/** Signs that stand around the data are taken out of what people wrote. */
function harmless(text: string): string {
  return text.replaceAll(/[\u27E6\u27E7]/g, '').slice(0, LONGEST_REPLY);
}

/** What was said and what is known, as JSON between two marks, so that a model can tell data from what it is told to do. */
export function dataOf(
  { said, known, mask: masks }: ModelCall,
  mask: Mask,
  more: Readonly<Record<string, unknown>> = {},
): string {
  const hidden = (text: string): string => harmless(masks ? mask.hide(text) : text);
  let replies = 0;
  const turns = said.map(({ by, text }: TalkLine) => {
    if (by === 'model') return { dialog: hidden(text) };
    replies += 1;
    return { reply: replies, person: hidden(text) };
  });
  const variables = Object.entries(known).map(([name, value]) => [
    name,
    typeof value === 'string' ? hidden(value) : value,
  ]);
  const all = {
    ...more,
    ...(variables.length > 0 ? { variables: Object.fromEntries(variables) } : {}),
    conversation: turns,
  };
  return `${DATA_MARK}\n${JSON.stringify(all)}\n${DATA_MARK}`;
}
