import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerOfModel, ModelCircumstances } from './Model.ts';
import { ModelError } from './ModelError.ts';

/** The first model has this share of the time to itself. */
const SHARE_OF_FIRST = 0.6;

interface Askable {
  readonly first: (asked: ModelCircumstances) => Promise<AnswerOfModel>;
  readonly reserve: (asked: ModelCircumstances) => Promise<AnswerOfModel>;
  /** The reserve has answered before it. */
  readonly firstWasLate: () => void;
}

/**
 * Asks the reserve where the first model fails, and beside it where it has said nothing for its share of the time: who answers first
 * counts, because a model that thinks is not given up before there is another answer. Throws the `ModelError` of the one that failed last.
 */
export async function withReserve(
  asked: ModelCircumstances,
  { first, reserve, firstWasLate }: Askable,
): Promise<AnswerOfModel> {
  const over = new AbortController();
  const spoken = new AbortController();
  const signal = AbortSignal.any([asked.signal, over.signal]);
  const onText = (text: string): void => {
    spoken.abort();
    asked.onText?.(text);
  };
  let isFirstDone = false;
  const asking = first({ ...asked, signal, onText }).finally(() => {
    isFirstDone = true;
  });
  // Once it speaks it is waited for.
  const silent = wait<'late'>((asked.until() - performance.now()) * SHARE_OF_FIRST, 'late', {
    signal: AbortSignal.any([spoken.signal, signal]),
  }).catch(() => asking);
  const { onText: _toldByFirst, ...quietly } = asked;
  const instead = async (): Promise<AnswerOfModel> => {
    const answer = await reserve({ ...quietly, signal });
    if (!isFirstDone) firstWasLate();
    return answer;
  };
  try {
    const early = await Promise.race([asking, silent]).catch((error: unknown) => passable(error));
    if (early !== null && early !== 'late') return early;
    if (early === null) return await instead();
    return await Promise.any([asking, instead()]).catch((error: unknown) => {
      throw error instanceof AggregateError ? (error.errors.at(-1) ?? error) : error;
    });
  } finally {
    over.abort();
    asking.catch(() => {});
  }
}

/** null for what the reserve can mend. */
function passable(error: unknown): null {
  if (error instanceof ModelError && error.fault !== 'aborted') return null;
  throw error;
}
