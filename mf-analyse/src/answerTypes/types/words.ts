import type { AnswerType } from '../AnswerType.ts';
import { sharesFigure } from '../shares.ts';

/** An address or a number to call. */
export const written: AnswerType = {
  isCounted: false,
  figures: () => [{ kind: 'texts', part: '', of: 'addresses' }],
};

/** Words, or what was recorded in their place. */
export const open: AnswerType = {
  isCounted: false,
  figures: () => [
    { kind: 'texts', part: '', of: 'words' },
    { kind: 'files', part: '' },
  ],
};

/** Files and recordings. */
export const sent: AnswerType = { isCounted: false, figures: () => [{ kind: 'files', part: '' }] };

/** What was asked of the dialog, the entries that answered, and whether that helped. */
export const searched: AnswerType = {
  isCounted: true,
  figures: ({ columns }) => [
    ...columns
      .filter(({ type }) => type === 'number')
      .flatMap((column) => sharesFigure(column).map((figure) => Object.assign(figure, { caption: column.option }))),
    { kind: 'texts', part: '', of: 'words' },
  ],
};
