import { OTHER_OPTION } from '../../../contract/index.ts';
import type { Dice } from '../../random/Dice.ts';
import type { ReplyHints } from '../AnswerStudy.ts';
import type { Constants } from '../Constants.ts';
import { drawnText } from './drawn.ts';
import { exampleTexts } from './exampleTexts.ts';
import type { OtherField } from './other.ts';
import { someOf } from './tried.ts';

interface WithField {
  readonly other?: OtherField | undefined;
}

/** What a reply says beside 'Sonstiges'. */
interface Typed {
  readonly other?: string;
}

/** How many leave the field empty where they may. */
const EMPTY = 0.2;
const LONGEST_DRAWN = 80;
const noHints: ReplyHints = { numbers: [], texts: [], questions: [] };

/** A number as it is typed, with so many decimals that no language takes its comma for one of thousands. */
function typedNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  return decimals === undefined ? whole : `${whole},${decimals.padEnd(4, '0')}`;
}

/** What is worth typing beside 'Sonstiges'; nothing, once, where it is not among the chosen ones. */
export function triedOthers({ other }: WithField, ids: readonly string[], hints: ReplyHints = noHints): Typed[] {
  if (!other || !ids.includes(OTHER_OPTION)) return [{}];
  const numbers = [1, ...hints.numbers.flatMap((hint) => [hint, hint + 1, hint - 1])].map(typedNumber);
  const values = someOf(other.kind === 'text' ? [exampleTexts.text, ...hints.texts] : numbers);
  const typed = values.map((value): Typed => ({ other: value }));
  return other.optional ? [...typed, {}] : typed;
}

/** What some respondent types beside 'Sonstiges'; nothing where it is not among the chosen ones. */
export function drawnOther({ other }: WithField, ids: readonly string[], constants: Constants, dice: Dice): Typed {
  if (!other || !ids.includes(OTHER_OPTION) || (other.optional && dice.chance(EMPTY))) return {};
  return { other: other.kind === 'text' ? drawnText(LONGEST_DRAWN, constants, dice) : String(dice.whole(0, 100)) };
}
