import type { CallResponse } from '@dialogwerk/shared/contract';
import type { readStanding } from '../../figures/resultOverview.ts';
import { cellsToMerge, isSmall, tellsOfFew } from './isSmall.ts';

type Standing = Awaited<ReturnType<typeof readStanding>>;
type Shared = CallResponse<'sharedOverview'>;
type States = CallResponse<'resultQuestions'>['questions'][number];

/** How conversations stand, without groups of fewer than `least` people; null where all together are too few. */
export function hideSmallStanding({ total, states, days, seconds }: Standing, least: number): Shared['overview'] {
  if (isSmall(total, least)) return null;
  const { opened, finished } = states;
  const cells = {
    opened: { count: opened },
    finished: { count: finished },
    other: { count: total - opened - finished },
  };
  const hidden = cellsToMerge(Object.values(cells), least) ?? new Set(Object.values(cells));
  const isDayShown = days.every(
    ({ begun, finished: ended }) => !isSmall(begun, least) && !tellsOfFew(ended, begun, least),
  );
  return {
    total,
    opened: hidden.has(cells.opened) ? null : opened,
    begun: hidden.has(cells.opened) ? null : total - opened,
    finished: hidden.has(cells.finished) ? null : finished,
    days: isDayShown ? days : null,
    seconds:
      seconds === null || isSmall(seconds.n, 2 * least)
        ? null
        : { ...seconds, ...(isSmall(seconds.n, 4 * least) ? { q1: null, q3: null } : {}) },
  };
}

/** What became of a question, without groups of fewer than `least` people: what is null cannot be worked out from the rest. */
export function hideSmallStates(state: States, least: number): Shared['states'][number] {
  const { unique_question_id, part, asked, answered, skipped, withdrawn, open } = state;
  const of = { unique_question_id, part };
  if (isSmall(answered, least))
    return { ...of, asked: null, answered: null, skipped: null, withdrawn: null, open: null };
  const rest = [skipped, withdrawn, open];
  if (!rest.some((count) => isSmall(count, least))) return { ...of, asked, answered, skipped, withdrawn, open };
  const isRestSmall = isSmall(asked - answered, least);
  return { ...of, asked: isRestSmall ? null : asked, answered, skipped: null, withdrawn: null, open: null };
}
