import { publicMediaPath } from '@dialogwerk/shared/contract';
import { readNumber } from '@dialogwerk/shared/dialog/messenger';
import { escapeHtml } from '../../../../escapeHtml.ts';
import { attributes, hintHtml, PROBLEM_ID } from './controls.ts';
import type { Around, PlainForm } from './PlainForm.ts';

/** How wide the map is drawn, in CSS pixels, which a click is counted in; as wide as it may be on a small phone. */
const MAP_WIDTH = 300;

const POINT = 'point';

/** A place on a map: two numbers, or a click, whose pixels browsers send by themselves. */
export const placeForm: PlainForm<'place'> = {
  draw(_, typed, { texts, problem }) {
    const axis = (name: 'x' | 'y', label: string): string => {
      const field = attributes({
        name,
        class: 'line share',
        inputmode: 'decimal',
        autocomplete: 'off',
        value: typed.get(name) ?? '',
        autofocus: problem !== null && name === 'x',
        'aria-invalid': problem === null ? null : 'true',
        'aria-describedby': problem === null ? null : PROBLEM_ID,
      });
      return `<label class="beside"><span>${escapeHtml(label)}</span><input${field}></label>`;
    };
    return `${hintHtml('hint', texts.map)}${axis('x', texts.across)}${axis('y', texts.down)}`;
  },
  behindSend({ filename_db, text }, { texts, mapSize }) {
    const shared = { class: 'map', src: publicMediaPath(filename_db) };
    // Where its size is not known, a click says nothing.
    if (!mapSize) return `<img${attributes({ ...shared, alt: text })}>`;
    const sized = { width: MAP_WIDTH, height: heightOf(mapSize), alt: `${text} – ${texts.mapClick}` };
    return `<input${attributes({ ...shared, type: 'image', name: POINT, ...sized })}>`;
  },
  read(_, typed, { texts, language, mapSize }) {
    const clicked = [Number(typed.get(`${POINT}.x`) ?? 0), Number(typed.get(`${POINT}.y`) ?? 0)] as const;
    // A key that presses the map has no place on it.
    const isClicked = mapSize !== null && (clicked[0] > 0 || clicked[1] > 0);
    const point = isClicked
      ? { x: (clicked[0] / MAP_WIDTH) * 100, y: (clicked[1] / heightOf(mapSize)) * 100 }
      : { x: readNumber(typed.get('x') ?? '', language), y: readNumber(typed.get('y') ?? '', language) };
    const isOnMap = [point.x, point.y].every((share) => share >= 0 && share <= 100);
    return isOnMap ? { type: 'place', ...point } : texts.unmarked;
  },
  filled: ({ x, y }, { wording }) => [
    ['x', wording.number(x)],
    ['y', wording.number(y)],
  ],
};

const heightOf = ({ width, height }: NonNullable<Around['mapSize']>): number =>
  Math.max(1, Math.round((MAP_WIDTH * height) / width));
