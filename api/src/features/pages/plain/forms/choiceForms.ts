import { OTHER_OPTION } from '@dialogwerk/shared/contract';
import type { InputOf } from '@dialogwerk/shared/contract';
import { publicMediaPath } from '@dialogwerk/shared/contract';
import { escapeHtml } from '../../../../escapeHtml.ts';
import { attributes, choiceHtml, hintHtml, namedGroup } from './controls.ts';
import { FIELD } from './PlainForm.ts';
import type { Around, PlainForm } from './PlainForm.ts';

type ChoiceInput = InputOf<'single' | 'multiple' | 'picture'>;
type Options = ChoiceInput['options'];

/** What is typed beside 'Sonstiges', as it is sent: only where that was chosen. */
export function otherIn(typed: URLSearchParams, chosen: readonly string[]): { other?: string } {
  const other = typed.get(FIELD.other) ?? '';
  return chosen.includes(OTHER_OPTION) && other.trim() !== '' ? { other } : {};
}

/** The field beside 'Sonstiges'; '' for a choice without one. */
export function otherFieldHtml(
  {
    options,
    other,
  }: Pick<ChoiceInput, 'other'> & { readonly options: readonly { readonly id: string; readonly text: string }[] },
  typed: URLSearchParams,
  { texts }: Pick<Around, 'texts'>,
): string {
  if (!other) return '';
  const label = options.find(({ id }) => id === OTHER_OPTION)?.text ?? '';
  const field = attributes({
    name: FIELD.other,
    class: 'line',
    value: typed.get(FIELD.other) ?? '',
    inputmode: other.kind === 'number' ? 'decimal' : null,
    autocomplete: 'off',
  });
  return `<label class="beside"><span>${escapeHtml(texts.other(label))}</span><input${field}></label>`;
}

/** Boxes, or circles where one alone is chosen. */
function choicesHtml(
  options: Options,
  typed: URLSearchParams,
  around: Around,
  {
    several,
    hint,
    contentOf,
  }: { several: boolean; hint: string | null; contentOf: (option: Options[number]) => string },
): string {
  const chosen = typed.getAll(FIELD.answer);
  const rows = options.map((option, place) =>
    choiceHtml(
      around,
      {
        type: several ? 'checkbox' : 'radio',
        name: FIELD.answer,
        value: option.id,
        checked: chosen.includes(option.id),
        autofocus: around.problem !== null && place === 0,
      },
      contentOf(option),
    ),
  );
  const group = attributes({
    role: several ? 'group' : 'radiogroup',
    class: 'dw-choices',
    ...namedGroup(around, hint),
  });
  return `<div${group}>${rows.join('')}</div>`;
}

const textOf = ({ text }: { readonly text: string }): string => escapeHtml(text);

export const singleForm: PlainForm<'single'> = {
  draw: (input, typed, around) =>
    choicesHtml(input.options, typed, around, { several: false, hint: null, contentOf: textOf }) +
    otherFieldHtml(input, typed, around),
  read: (_, typed) => {
    const option_id = typed.get(FIELD.answer) ?? '';
    return { type: 'single', option_id, ...otherIn(typed, [option_id]) };
  },
  filled: ({ option_id, other = '' }) => [
    [FIELD.answer, option_id],
    [FIELD.other, other],
  ],
};

export const multipleForm: PlainForm<'multiple'> = {
  draw: (input, typed, around) =>
    hintHtml('hint', around.texts.chooseFrom(input.min, input.max)) +
    choicesHtml(input.options, typed, around, { several: true, hint: 'hint', contentOf: textOf }) +
    otherFieldHtml(input, typed, around),
  read: (_, typed) => {
    const option_ids = typed.getAll(FIELD.answer);
    return { type: 'multiple', option_ids, ...otherIn(typed, option_ids) };
  },
  filled: ({ option_ids, other = '' }) => [
    ...option_ids.map((id) => [FIELD.answer, id] as const),
    [FIELD.other, other],
  ],
};

/** The picture of an option with its text, or that alone where the picture is missing. */
function pictureHtml({ text, filename_db }: InputOf<'picture'>['options'][number], isSaid: boolean): string {
  if (filename_db === null) return escapeHtml(text);
  const picture = `<img${attributes({ class: 'option-picture', src: publicMediaPath(filename_db), alt: isSaid ? '' : text })}>`;
  return isSaid ? `${picture}<span>${escapeHtml(text)}</span>` : picture;
}

export const pictureForm: PlainForm<'picture'> = {
  draw(input, typed, around) {
    const several = input.max !== 1;
    const hint = several ? hintHtml('hint', around.texts.chooseFrom(input.min, input.max)) : '';
    const pictures = new Map(input.options.map((option) => [option.id, pictureHtml(option, input.with_text === true)]));
    return (
      hint +
      choicesHtml(input.options, typed, around, {
        several,
        hint: several ? 'hint' : null,
        contentOf: ({ id }) => pictures.get(id) ?? '',
      }) +
      otherFieldHtml(input, typed, around)
    );
  },
  read: (_, typed) => {
    const option_ids = typed.getAll(FIELD.answer);
    return { type: 'picture', option_ids, ...otherIn(typed, option_ids) };
  },
  filled: ({ option_ids, other = '' }) => [
    ...option_ids.map((id) => [FIELD.answer, id] as const),
    [FIELD.other, other],
  ],
};

export const consentForm: PlainForm<'consent'> = {
  draw: ({ required, label_agree, label_decline }, typed, around) => {
    const options = [
      { id: 'agree', text: label_agree },
      { id: 'decline', text: label_decline },
    ];
    const hint = required ? hintHtml('hint', around.texts.consentNeeded) : '';
    return (
      hint + choicesHtml(options, typed, around, { several: false, hint: required ? 'hint' : null, contentOf: textOf })
    );
  },
  read: (_, typed, { wording }) => {
    const chosen = typed.get(FIELD.answer);
    return chosen === 'agree' || chosen === 'decline'
      ? { type: 'consent', agreed: chosen === 'agree' }
      : wording.unknownOption;
  },
  filled: ({ agreed }) => [[FIELD.answer, agreed ? 'agree' : 'decline']],
};
