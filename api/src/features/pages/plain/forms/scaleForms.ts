import type { InputOf } from '@dialogwerk/shared/contract';
import { readNumber, scaleLayout } from '@dialogwerk/shared/dialog/messenger';
import { escapeHtml } from '../../../../escapeHtml.ts';
import { attributes, choiceHtml, hintHtml, namedGroup } from './controls.ts';
import { FIELD } from './PlainForm.ts';
import type { Around, PlainForm } from './PlainForm.ts';
import { boundsSaid, lineHtml } from './textForms.ts';

/** Up to this many whole points are offered one by one; above, the number is typed. */
const MOST_POINTS = 21;

interface Point {
  readonly value: number | 'na';
  readonly label: string;
}

/** The points of a scale as circles, laid out as the messenger lays them out; `hint` is said above them. */
function pointsHtml(points: readonly Point[], typed: URLSearchParams, around: Around, hint = ''): string {
  const chosen = typed.get(FIELD.answer);
  const layout = scaleLayout(points.filter(({ value }) => value !== 'na'));
  const rows = points.map(({ value, label }, place) =>
    choiceHtml(
      around,
      {
        type: 'radio',
        name: FIELD.answer,
        value,
        checked: chosen === String(value),
        autofocus: around.problem !== null && place === 0,
      },
      escapeHtml(label),
      value === 'na' ? 'dw-choice dw-na' : 'dw-choice',
    ),
  );
  const group = attributes({
    role: 'radiogroup',
    class: `dw-choices dw-${layout}-scale`,
    ...namedGroup(around, hint === '' ? null : 'hint'),
  });
  return `${hint === '' ? '' : hintHtml('hint', hint)}<div${group}>${rows.join('')}</div>`;
}

const withNone = ({ points, na }: Pick<InputOf<'likert'>, 'points' | 'na'>, { wording }: Around): readonly Point[] =>
  na ? [...points, { value: 'na', label: wording.notApplicable }] : points;

function pointIn(typed: URLSearchParams): number | 'na' {
  const chosen = typed.get(FIELD.answer) ?? '';
  if (chosen === 'na') return chosen;
  return chosen === '' ? Number.NaN : Number(chosen);
}

export const likertForm: PlainForm<'likert'> = {
  draw: (input, typed, around) => pointsHtml(withNone(input, around), typed, around),
  read: (_, typed) => ({ type: 'likert', value: pointIn(typed) }),
  filled: ({ value }) => [[FIELD.answer, String(value)]],
};

export const matrixForm: PlainForm<'matrix'> = {
  draw: (input, typed, around) =>
    pointsHtml(withNone(input, around), typed, around, around.wording.item(input.position, input.count)),
  read: ({ item_id }, typed) => ({ type: 'matrix', item_id, value: pointIn(typed) }),
  filled: ({ value }) => [[FIELD.answer, String(value)]],
};

/** Whole numbers from one to another; null where they are too many or lie between. */
function wholePoints({ min, max, step }: InputOf<'slider'>): readonly number[] | null {
  const count = Math.floor(max - min) + 1;
  if (step !== 1 || count > MOST_POINTS) return null;
  return Array.from({ length: count }, (_, place) => min + place);
}

/** What the ends of a range mean; '' for nothing. */
function polesSaid(
  ends: { readonly min: number; readonly max: number; readonly label_min: string; readonly label_max: string },
  { texts, wording }: Around,
): string {
  return [
    ...(ends.label_min === '' ? [] : [texts.pole(wording.number(ends.min), ends.label_min)]),
    ...(ends.label_max === '' ? [] : [texts.pole(wording.number(ends.max), ends.label_max)]),
  ].join(', ');
}

export const sliderForm: PlainForm<'slider'> = {
  draw(input, typed, around) {
    const { texts, wording } = around;
    const points = wholePoints(input);
    const poles = polesSaid(input, around);
    if (points) {
      const labelled = points.map((value) => ({ value, label: wording.number(value) }));
      return pointsHtml(labelled, typed, around, poles);
    }
    const steps = input.step === 1 ? '' : texts.steps(wording.number(input.step));
    const hint = [boundsSaid(input, around), steps, poles].filter((said) => said !== '').join(', ');
    return lineHtml(around, { value: typed.get(FIELD.answer) ?? '', inputmode: 'decimal', hint });
  },
  read: (_, typed, { language, wording }) => {
    const text = typed.get(FIELD.answer) ?? '';
    return text.trim() === '' ? wording.noNumber : { type: 'slider', value: readNumber(text, language) };
  },
  filled: ({ value }, { wording }) => [[FIELD.answer, wording.number(value)]],
};

export const ratingForm: PlainForm<'rating'> = {
  draw: (input, typed, around) => {
    const points = Array.from({ length: input.count }, (_, place) => ({
      value: place + 1,
      label: around.texts.point(place + 1, input.count),
    }));
    return pointsHtml(points, typed, around, polesSaid({ ...input, min: 1, max: input.count }, around));
  },
  read: (_, typed, { wording }) => {
    const value = pointIn(typed);
    return value === 'na' || Number.isNaN(value) ? wording.unknownPoint : { type: 'rating', value };
  },
  filled: ({ value }) => [[FIELD.answer, String(value)]],
};
