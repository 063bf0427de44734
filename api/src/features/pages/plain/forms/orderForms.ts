import { OTHER_OPTION } from '@dialogwerk/shared/contract';
import { escapeHtml } from '../../../../escapeHtml.ts';
import { otherFieldHtml } from './choiceForms.ts';
import { attributes, hintHtml, PROBLEM_ID, QUESTION_ID } from './controls.ts';
import { FIELD, fieldOfItem } from './PlainForm.ts';
import type { Around, PlainForm } from './PlainForm.ts';

interface Item {
  readonly id: string;
  readonly text: string;
}

/** Items below each other, each with a field of its own. */
function itemsHtml(items: readonly Item[], around: Around, fieldOf: (item: Item, shared: string) => string): string {
  const rows = items.map((item, place) => {
    const shared = attributes({
      id: `item-${place}`,
      name: fieldOfItem(item.id),
      'aria-describedby': around.problem === null ? null : PROBLEM_ID,
      autofocus: around.problem !== null && place === 0,
    });
    return `<li class="item"><label for="item-${place}"${attributes({ lang: around.foreign })}>${escapeHtml(item.text)}</label>${fieldOf(item, shared)}</li>`;
  });
  const group = attributes({ role: 'group', 'aria-labelledby': QUESTION_ID, 'aria-describedby': 'hint' });
  return `<div${group}><ul class="items">${rows.join('')}</ul></div>`;
}

/** The places that were given, by option. */
function placesIn(options: readonly Item[], typed: URLSearchParams): ReadonlyMap<string, number> {
  return new Map(
    options.flatMap(({ id }) => {
      const place = Number(typed.get(fieldOfItem(id)) ?? '');
      return place > 0 ? [[id, place] as const] : [];
    }),
  );
}

export const rankingForm: PlainForm<'ranking'> = {
  draw(input, typed, around) {
    const { texts } = around;
    const places = input.options.map((_, place) => place + 1);
    const rows = itemsHtml(input.options, around, ({ id }, shared) => {
      const given = typed.get(fieldOfItem(id));
      const choices = places.map(
        (place) =>
          `<option${attributes({ value: place, selected: given === String(place) })}>${escapeHtml(texts.place(place))}</option>`,
      );
      return `<select class="line"${shared}><option value="">${escapeHtml(texts.noPlace)}</option>${choices.join('')}</select>`;
    });
    return hintHtml('hint', texts.rank) + rows + otherFieldHtml(input, typed, around);
  },
  read({ options, other }, typed, { texts }) {
    const said = (typed.get(FIELD.other) ?? '').trim() === '' ? {} : { other: typed.get(FIELD.other) ?? '' };
    // An entry of one's own that nothing is typed for stands at the end, where it counts as left out.
    const isLeftOut = other?.optional === false && !('other' in said);
    const ranked = options.filter(({ id }) => !(isLeftOut && id === OTHER_OPTION));
    const places = placesIn(ranked, typed);
    const isEach = new Set(places.values()).size === ranked.length && ranked.every(({ id }) => places.has(id));
    if (!isEach) return texts.rankAgain;
    const ordered = ranked.map(({ id }) => id).toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
    return { type: 'ranking', option_ids: isLeftOut ? [...ordered, OTHER_OPTION] : ordered, ...said };
  },
  filled: ({ option_ids, other = '' }) => [
    ...option_ids.map((id, place) => [fieldOfItem(id), String(place + 1)] as const),
    [FIELD.other, other],
  ],
};

export const constantSumForm: PlainForm<'constant_sum'> = {
  draw: ({ items, total }, typed, around) =>
    hintHtml('hint', around.texts.share(around.wording.number(total))) +
    itemsHtml(items, around, ({ id }, shared) => {
      const field = attributes({ class: 'line share', inputmode: 'numeric', autocomplete: 'off', placeholder: '0' });
      return `<input${shared}${field}${attributes({ value: typed.get(fieldOfItem(id)) ?? '' })}>`;
    }),
  read: ({ items }, typed) => ({
    type: 'constant_sum',
    // What is left empty has no points; what is no number is none.
    shares: items.map(({ id }) => ({ item_id: id, points: Number((typed.get(fieldOfItem(id)) ?? '').trim()) })),
  }),
  filled: ({ shares }) => shares.map(({ item_id, points }) => [fieldOfItem(item_id), String(points)] as const),
};
