import { OTHER_OPTION } from '../../../contract/index.ts';
import { cleanText } from '../../text/cleanText.ts';

/** The option 'Sonstiges' with what was typed beside it, as a bubble reads: 'Sonstiges, und zwar Segeln', 'Anderes: Segeln'. */
function besideLabel(label: string, typed: string): string {
  if (typed === '') return label;
  const stem = label.replace(/\s*(…|\.{3})$/, '');
  return stem === label && !label.endsWith(':') ? `${label}: ${typed}` : `${stem} ${typed}`;
}

/** The texts of the chosen options in the order of the options, 'Sonstiges' with what was typed there. */
export function chosenTexts(
  {
    options,
    other,
  }: {
    readonly options: readonly { readonly id: string; readonly text: string }[];
    readonly other?: object | undefined;
  },
  ids: readonly string[],
  typed = '',
): string[] {
  return options.flatMap(({ id, text }) =>
    ids.includes(id) ? [other && id === OTHER_OPTION ? besideLabel(text, cleanText(typed)) : text] : [],
  );
}
