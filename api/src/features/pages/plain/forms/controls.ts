import { escapeHtml } from '../../../../escapeHtml.ts';
import type { Around } from './PlainForm.ts';

/** The ids of what names and describes a question's controls. */
export const QUESTION_ID = 'question';
export const PROBLEM_ID = 'problem';

type Attributes = Readonly<Record<string, string | number | boolean | null>>;

/** Attributes as HTML: a blank before each; true stands alone, false and null are left out. */
export function attributes(given: Attributes): string {
  return Object.entries(given)
    .map(([name, value]) => {
      if (value === false || value === null) return '';
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
    })
    .join('');
}

/** What names a control by its question and describes it, with what is wrong first. `hint`: the id of what is said above it. */
export function named({ problem }: Pick<Around, 'problem'>, hint: string | null = null): Attributes {
  const describing = [problem === null ? null : PROBLEM_ID, hint].filter((id) => id !== null).join(' ');
  return {
    'aria-labelledby': QUESTION_ID,
    'aria-describedby': describing === '' ? null : describing,
    'aria-invalid': problem === null ? null : 'true',
  };
}

/** The same for several controls together. */
export function namedGroup(around: Pick<Around, 'problem'>, hint: string | null = null): Attributes {
  return { ...named(around, hint), 'aria-invalid': null };
}

/** What is said above a control. */
export const hintHtml = (id: string, text: string): string => `<p class="dw-hint" id="${id}">${escapeHtml(text)}</p>`;

/** A box or circle that is chosen, with what stands for it as HTML, in the dialog's language; on a line of its own, in browsers without styles, too. */
export function choiceHtml(
  { foreign }: Pick<Around, 'foreign'>,
  given: Attributes,
  content: string,
  look = 'dw-choice',
): string {
  return `<div><label class="${look}"><input${attributes(given)}> <span${attributes({ lang: foreign })}>${content}</span></label></div>`;
}
