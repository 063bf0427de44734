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

/** What was asked of the dialog, and the entries that answered. */
export const searched: AnswerType = {
  isCounted: true,
  figures: ({ columns }) => [
    ...columns.filter(({ type }) => type === 'number').flatMap(sharesFigure),
    { kind: 'texts', part: '', of: 'words' },
  ],
};
