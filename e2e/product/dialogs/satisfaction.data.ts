import type { Effort } from '../CountedHand.ts';

/** The questionnaire as its author has it in a document. */
export const outline = `1. Empfehlen Sie uns weiter? (0–10)
2. Was hat Ihnen gefallen?
3. Was hat gefehlt?
4. Was betraf es?
☐ Beratung
☐ Lieferung
☐ Preis
5. Dürfen wir uns melden?
- Ja, gern
- Nein
6. Wie lautet Ihre E-Mail-Adresse?
7. Danke!
8. Wir melden uns.`;

/** The author's own words, without numbers and marks: whoever has no document types them, in both ways. */
export const words = outline
  .split('\n')
  .map((line) => line.replace(/^(?:\d\. |☐ |- )/, '').replace(' (0–10)', ''))
  .join('').length;

/**
 * The same dialog before texts could be pasted, options had handles and conditions rows, in the fewest steps that it took; without
 * the words themselves. Focus that comes by itself costs nothing, and a list of the browser's is two clicks, as it is counted today.
 */
const before: readonly (Effort & { readonly step: string })[] = [
  { step: 'eight blocks by the menu: open it, choose the type', clicks: 8 * 2, keys: 0 },
  { step: 'four options that stand there already: click, select all', clicks: 4, keys: 4 },
  { step: 'a third option', clicks: 1, keys: 0 },
  {
    step: 'three variables, for conditions to name',
    clicks: 3,
    keys: 'nps'.length + 'kritik'.length + 'bereich'.length,
  },
  { step: 'four cards that branches leave from', clicks: 4, keys: 0 },
  { step: 'five jumps', clicks: 5, keys: 0 },
  { step: 'by which option, or that a condition decides', clicks: 2 + 2, keys: 0 },
  { step: 'nps >= 9', clicks: 1, keys: 'nps >= 9'.length },
  { step: 'nps <= 6', clicks: 1, keys: 'nps <= 6'.length },
  { step: 'price and dear', clicks: 1, keys: 'bereich = "Preis" und enthält(kritik, "teuer")'.length },
  { step: 'nps <= 6 once more', clicks: 1, keys: 'nps <= 6'.length },
  { step: 'five targets', clicks: 5 * 2, keys: 0 },
  { step: 'the first ending, while its block is open; the second one is the last block', clicks: 2, keys: 0 },
];
/** Presses of either kind. */
export const sum = ({ clicks, keys }: Effort): number => clicks + keys;
/** By mouse and keyboard. */
export const totalBefore = before.reduce((all, step) => all + sum(step), 0);
/** The same by the keyboard, at least: a key that leads to where a click was, and one that presses. */
export const keysBefore = before.reduce((all, { clicks, keys }) => all + 2 * clicks + keys, 0);

/** What is stored of it: type, text, options, branches as 'when → number of the target'. */
export const wanted = [
  ['slider', 'Empfehlen Sie uns weiter?', 'empfehlen >= 9 → 2', 'empfehlen <= 6 → 3'],
  ['open', 'Was hat Ihnen gefallen?'],
  ['open', 'Was hat gefehlt?'],
  ['multiple', 'Was betraf es?', 'Beratung | Lieferung | Preis', 'betraf = "Preis" und enthält(gefehlt, "teuer") → 5'],
  ['single', 'Dürfen wir uns melden?', 'Ja, gern | Nein', 'Nein → 7'],
  ['email', 'Wie lautet Ihre E-Mail-Adresse?', 'empfehlen <= 6 → 8'],
  ['message', 'Danke!', 'Ende'],
  ['message', 'Wir melden uns.'],
];
