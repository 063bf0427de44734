import { callOrThrow } from '@dialogwerk/shared/testing';
import { longQuestionnaire } from '../product/longQuestionnaire.ts';
import { logIn } from '../product/phq9.ts';
import { startProduct } from '../product/startProduct.ts';

/**
 * How long another call waits while four ways through 2,400 questions are looked for, beside the
 * same on the idle server.
 */
const QUESTIONS = 2_400;
const SIMULATIONS = 4;
const IDLE_MS = 5_000;

const product = await startProduct();
try {
  const token = await logIn(product);
  const content = longQuestionnaire(QUESTIONS);
  const { survey } = await callOrThrow(product.url, 'importQuestionnaire', { content }, token);
  const { survey_id } = survey;
  const { all_questions } = await callOrThrow(product.url, 'dialog', { survey_id }, token);
  const last = all_questions.at(-1);
  if (!last) throw new Error('the dialog has no question');

  const idle = await longestWait(new Promise((resolve) => setTimeout(resolve, IDLE_MS)));
  const target = { survey_id, target_unique_question_id: last.unique_question_id };
  const simulations = Array.from({ length: SIMULATIONS }, () =>
    callOrThrow(product.url, 'simulatePath', target, token).then(
      () => 'found',
      (error: unknown) => String(error),
    ),
  );
  const busy = await longestWait(Promise.all(simulations));
  console.log(`simulations: ${(await Promise.all(simulations)).join(', ')}`);
  console.log(
    `longest wait of another call: idle ${idle.toFixed(0)} ms, during ${SIMULATIONS} simulations of ${QUESTIONS} questions ` +
      `${busy.toFixed(0)} ms, ratio ${(busy / idle).toFixed(1)} (at most 50 ms wanted)`,
  );
} finally {
  await product.stop();
}

/** The longest of calls one after the other until the work is done, in milliseconds. */
async function longestWait(work: Promise<unknown>): Promise<number> {
  const ended = new AbortController();
  void work.finally(() => ended.abort());
  let longest = 0;
  while (!ended.signal.aborted) {
    const before = performance.now();
    await (await fetch(`${product.url}/health/live`)).text();
    longest = Math.max(longest, performance.now() - before);
  }
  return longest;
}
