import type { VariableValue } from '../../../contract/index.ts';
import type { Answer, AskedItem, Asking, Prompt } from '../../blocks/BlockRule.ts';
import { readable } from '../../text/fillIn.ts';
import type { RespondentTexts } from '../../texts.ts';

/**
 * Asks as `shown` does, with labels filled in or in another language, and takes answers as `own` does, so that they hold the author's words and conditions
 * know them; only `{{variable}}` reads what was shown.
 */
export function readAs(own: Asking, shown: Asking, texts: RespondentTexts): Asking {
  if (own.kind === 'whole' && shown.kind === 'whole') return { ...shown, ...answeredAs(own, shown, texts) };
  if (own.kind !== 'items' || shown.kind !== 'items') return own;
  const items = shown.items.map((item, index): AskedItem => ({
    ...item,
    ...answeredAs(own.items[index] ?? item, item, texts),
  }));
  return { ...shown, items };
}

function answeredAs(own: Prompt, shown: Prompt, texts: RespondentTexts): Pick<Prompt, 'answer'> {
  return {
    answer: (reply) => {
      const answer = own.answer(reply);
      const read = answer && shown.answer(reply);
      return read && merged(answer, read, texts);
    },
  };
}

/** A number that was typed is read as people write it in the language in which it was asked for. */
function merged(answer: Answer, read: Answer, texts: RespondentTexts): Answer {
  const said = labelOf(read, texts);
  const label = said === plainly(answer.variable, texts) ? null : said;
  if (!answer.variables || !read.variables) return { ...answer, label };
  const shown = new Map(Object.entries(read.variables));
  const labels = new Map(Object.entries(read.labels ?? {}));
  const held = Object.entries(answer.variables).map(([name, value]): [string, VariableValue] => {
    const other = shown.get(name);
    return [name, typeof other === 'number' ? other : value];
  });
  const shownLabels = held.flatMap(([name, value]): [string, string][] => {
    const other = labels.get(name) ?? shown.get(name);
    return typeof other === 'string' && other !== value ? [[name, other]] : [];
  });
  return {
    ...answer,
    label,
    variables: Object.fromEntries(held),
    labels: Object.fromEntries(shownLabels),
    ...('other' in read ? { other: read.other } : {}),
  };
}

function labelOf({ label, variable }: Answer, texts: RespondentTexts): string | null {
  return label ?? plainly(variable, texts);
}

/** How words are read that say it themselves; null for all other values. */
function plainly(value: VariableValue, texts: RespondentTexts): string | null {
  return typeof value === 'string' || Array.isArray(value) ? readable(value, texts) : null;
}
