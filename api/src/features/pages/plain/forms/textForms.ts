import { TYPED_NUMBER_LIMIT } from '@dialogwerk/shared/contract';
import type { InputOf } from '@dialogwerk/shared/contract';
import { readNumber } from '@dialogwerk/shared/dialog/messenger';
import { attributes, hintHtml, named } from './controls.ts';
import { acceptedTypes } from './fileForms.ts';
import { escapeHtml } from '../../../../escapeHtml.ts';
import { FIELD } from './PlainForm.ts';
import type { Around, PlainForm } from './PlainForm.ts';

/** The most characters of an address or number of a phone. */
const LONGEST_ADDRESS = 2_000;

interface Line {
  readonly value: string;
  readonly type?: string;
  readonly masked?: true | undefined;
  readonly inputmode?: string;
  readonly autocomplete?: string;
  readonly maxlength?: number;
  readonly hint?: string;
}

/** One line to type in, with what is said above it. */
export function lineHtml(around: Around, line: Line): string {
  const { value, type = 'text', masked, inputmode = null, autocomplete = 'off', maxlength = null, hint = '' } = line;
  const field = attributes({
    name: FIELD.answer,
    type: masked ? 'password' : type,
    class: 'line',
    value,
    inputmode,
    autocomplete,
    maxlength,
    autofocus: around.problem !== null,
    ...named(around, hint === '' ? null : 'hint'),
  });
  return `${hint === '' ? '' : hintHtml('hint', hint)}<input${field}>`;
}

const typedIn = (typed: URLSearchParams): string => typed.get(FIELD.answer) ?? '';

export const openForm: PlainForm<'open'> = {
  draw(input, typed, around) {
    const { texts } = around;
    const hint = texts.length(input.max_length);
    const field = attributes({
      name: FIELD.answer,
      class: input.masked ? 'line covered' : 'line',
      rows: 4,
      autofocus: around.problem !== null,
      ...named(around, 'hint'),
    });
    const text = input.multiline
      ? // A first line break belongs to the element, not to what was typed.
        `${hintHtml('hint', hint)}<textarea${field}>\n${escapeHtml(typedIn(typed))}</textarea>`
      : lineHtml(around, { value: typedIn(typed), masked: input.masked, hint });
    if (!input.recordings) return text;
    const accept = acceptedTypes(input.recordings.map(({ kind }) => kind));
    return `${text}<label class="beside"><span>${escapeHtml(texts.recording)}</span><input${attributes({ type: 'file', name: FIELD.file, accept })}></label>`;
  },
  read(_, typed) {
    const media_id = typed.get(FIELD.file);
    const kind = typed.get(FIELD.kind);
    if (media_id !== null && (kind === 'audio' || kind === 'video'))
      return { type: 'open', recording: { media_id, kind } };
    // Browsers send line breaks as two signs.
    return { type: 'open', text: typedIn(typed).replaceAll('\r\n', '\n') };
  },
  filled: (reply) => ('text' in reply ? [[FIELD.answer, reply.text]] : []),
  takesFile: ({ recordings }) => recordings !== undefined,
};

export const qaForm: PlainForm<'qa'> = {
  draw: ({ max_length }, typed, around) => lineHtml(around, { value: typedIn(typed), maxlength: max_length }),
  // What is written is asked first.
  behindSend: ({ only_search }, { texts }) =>
    only_search ? `<button class="button" name="go" value="on">${escapeHtml(texts.goOn)}</button>` : '',
  read: (_, typed) => {
    const text = typedIn(typed);
    return { type: 'qa', text: typed.has('go') && text.trim() === '' ? null : text };
  },
  filled: ({ text }) => (text === null ? [] : [[FIELD.answer, text]]),
};

/** The bounds of a number in words; '' for none. */
export function boundsSaid(
  { min, max }: { readonly min: number | null; readonly max: number | null },
  around: Around,
): string {
  const { texts, wording } = around;
  if (min !== null && max !== null) return texts.numberFrom(wording.number(min), wording.number(max));
  if (min !== null) return texts.numberLeast(wording.number(min));
  return max === null ? '' : texts.numberMost(wording.number(max));
}

export const numberForm: PlainForm<'number'> = {
  draw: (input, typed, around) => {
    const hint = [boundsSaid(input, around), input.unit === null ? '' : around.texts.unit(input.unit)]
      .filter((said) => said !== '')
      .join(', ');
    return lineHtml(around, {
      value: typedIn(typed),
      masked: input.masked,
      // The number keyboards of phones lack the minus sign.
      inputmode: input.min !== null && input.min >= 0 ? (input.integer ? 'numeric' : 'decimal') : 'text',
      maxlength: TYPED_NUMBER_LIMIT,
      hint,
    });
  },
  read: (_, typed, { language }) => ({
    type: 'number',
    value: readNumber(typedIn(typed), language),
    typed: typedIn(typed).slice(0, TYPED_NUMBER_LIMIT),
  }),
  filled: ({ value, typed }, { wording }) => [[FIELD.answer, typed ?? wording.number(value)]],
};

export const dateForm: PlainForm<'date'> = {
  draw: ({ min, max }, typed, around) => {
    const { texts, wording } = around;
    const bounds = [
      ...(min === null ? [] : [texts.dayFrom(wording.date(min))]),
      ...(max === null ? [] : [texts.dayTo(wording.date(max))]),
    ];
    return lineHtml(around, { value: typedIn(typed), type: 'date', hint: [texts.day, ...bounds].join(', ') });
  },
  read: (_, typed) => ({ type: 'date', value: asDay(typedIn(typed)) }),
  filled: ({ value }) => [[FIELD.answer, value]],
};

export const timeForm: PlainForm<'time'> = {
  draw: ({ min, max }, typed, around) => {
    const { texts } = around;
    const bounds = [...(min === null ? [] : [texts.dayFrom(min)]), ...(max === null ? [] : [texts.dayTo(max)])];
    return lineHtml(around, { value: typedIn(typed), type: 'time', hint: [texts.time, ...bounds].join(', ') });
  },
  read: (_, typed) => ({ type: 'time', value: asTime(typedIn(typed)) }),
  filled: ({ value }) => [[FIELD.answer, value]],
};

/** A day as the contract writes it, where it was typed as people write it; what is none stays as it was typed. */
function asDay(typed: string): string {
  const ordered = typed.trim().replace(/^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/, '$3-$2-$1');
  const [, year, month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(ordered) ?? [];
  return year === undefined ? ordered.slice(0, 40) : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A time of day as the contract writes it, in the same way. */
function asTime(typed: string): string {
  const [, hour, minute] = /^(\d{1,2})[:.](\d{2})(?: Uhr)?$/.exec(typed.trim()) ?? [];
  return hour === undefined ? typed.trim().slice(0, 40) : `${hour.padStart(2, '0')}:${minute}`;
}

type AddressType = 'email' | 'phone' | 'url';

/** A line for an address, with the keyboard for it. */
function addressForm<T extends AddressType>(
  inputmode: string,
  replyOf: (text: string) => ReturnType<PlainForm<T>['read']>,
): Pick<PlainForm<T>, 'draw' | 'read'> {
  return {
    draw: ({ masked }: Pick<InputOf<AddressType>, 'masked'>, typed, around) =>
      lineHtml(around, { value: typedIn(typed), masked, inputmode, autocomplete: 'on', maxlength: LONGEST_ADDRESS }),
    read: (_, typed) => replyOf(typedIn(typed)),
  };
}

export const emailForm: PlainForm<'email'> = {
  ...addressForm<'email'>('email', (text) => ({ type: 'email', text })),
  filled: ({ text }) => [[FIELD.answer, text]],
};
export const phoneForm: PlainForm<'phone'> = {
  ...addressForm<'phone'>('tel', (text) => ({ type: 'phone', text })),
  filled: ({ text }) => [[FIELD.answer, text]],
};
export const urlForm: PlainForm<'url'> = {
  ...addressForm<'url'>('url', (text) => ({ type: 'url', text })),
  filled: ({ text }) => [[FIELD.answer, text]],
};
