import { randomUUID } from 'node:crypto';
import type { AnswerCondition, ResultFilter, ResultState } from '@dialogwerk/shared/contract';
import * as fc from 'fast-check';
import type { AnsweredDialog } from './answeredDialog.ts';

/** A condition over some answer of a dialog, whichever that is: `place` and `pick` count round its places and their values. */
const condition = fc.record({
  place: fc.nat(99),
  is: fc.constantFrom('one-of' as const, 'between' as const, 'contains' as const, 'status' as const),
  pick: fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 3 }),
  min: fc.option(fc.nat(60)),
  max: fc.option(fc.integer({ min: 0, max: 99 })),
  text: fc.constantFrom('e', 'A', '%', '_'),
  status: fc.constantFrom(
    'answered' as const,
    'skipped' as const,
    'open' as const,
    'not-asked' as const,
    'withdrawn' as const,
    'na' as const,
    'not-offered' as const,
  ),
});

/** A filter for any dialog, to be read for a certain one (`readDrawn`). */
export const drawnFilter = fc.record({
  states: fc.subarray<ResultState>(['finished', 'screened', 'waiting', 'stopped', 'opened']),
  conditions: fc.array(condition, { maxLength: 2 }),
  from: fc.constantFrom(null, '2026-11-20', '2026-11-21'),
  to: fc.constantFrom(null, '2026-11-20', '2026-11-21'),
  publication: fc.constantFrom('any', 'own', 'other'),
  languages: fc.subarray(['de']),
  devices: fc.subarray(['unknown' as const]),
  sources: fc
    .subarray(['', 'brief', 'plakat'])
    .map((values) => (values.length === 0 ? [] : [{ variable: 'quelle', values }])),
});
export type DrawnFilter = typeof drawnFilter extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** What a drawn filter means for a dialog. */
export function readDrawn(dialog: AnsweredDialog, drawn: DrawnFilter): ResultFilter {
  const { conditions, publication, ...kept } = drawn;
  const asked = new Set(dialog.stored.flatMap(({ told }) => told.asked));
  const places = [...asked, 'nowhere '];
  return {
    ...kept,
    publications: publication === 'any' ? [] : [publication === 'own' ? dialog.publication_id : randomUUID()],
    flags: [],
    tags: [],
    answers: conditions.map(({ place, ...one }) => {
      const [question = '', part = ''] = (places[place % places.length] ?? '').split(' ');
      return conditionAt(dialog, { question, part }, one);
    }),
  };
}

function conditionAt(
  { stored }: AnsweredDialog,
  place: { readonly question: string; readonly part: string },
  { is, pick, min, max, text, status }: Omit<DrawnFilter['conditions'][number], 'place'>,
): AnswerCondition {
  switch (is) {
    case 'one-of': {
      const given = stored.flatMap(({ told }) =>
        told.answers
          .filter(({ question, part }) => question === place.question && part === place.part)
          .flatMap(({ value }) => value ?? [])
          // Other values have no id.
          .filter((value) => typeof value === 'string' || Number.isInteger(value)),
      );
      const values = [...new Set([...given.map(String), 'nowhere'])].filter(
        (value) => value !== '' && value.length <= 64,
      );
      return { ...place, is, ids: [...new Set(pick.map((one) => values[one % values.length] ?? 'nowhere'))] };
    }
    case 'between':
      return { ...place, is, min, max };
    case 'contains':
      return { ...place, is, text };
    case 'status':
      return { ...place, is, status };
  }
}
