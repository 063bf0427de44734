import { calls } from '@dialogwerk/shared/contract/calls';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { longQuestionnaire } from '../product/dialogs/longQuestionnaire.ts';
import { logIn } from '../product/phq9.ts';
import { startProduct } from '../product/startProduct.ts';
import { loopDelay, watchingLoop } from './loopDelay.ts';
import type { LoopDelay } from './loopDelay.ts';

/**
 * How long another call waits while four ways through 2,400 questions are looked for, beside the same on the idle server; and,
 * because on a busy machine a call also waits for a processor, how long the server's event loop was held up, and by how much
 * processor time of its own.
 */
const QUESTIONS = 2_400;
const SIMULATIONS = 4;
const ROUNDS = 5;

interface Waited extends LoopDelay {
  /** The longest call, in milliseconds. */
  readonly call: number;
}

const product = await startProduct({ nodeArguments: [...watchingLoop, ...process.argv.slice(2)] });
try {
  const token = await logIn(product);
  const content = longQuestionnaire(QUESTIONS);
  const { survey } = await callOrThrow(product.url, 'importQuestionnaire', { content }, token);
  const { survey_id } = survey;
  const { all_questions } = await callOrThrow(product.url, 'dialog', { survey_id }, token);
  const last = all_questions.at(-1);
  if (!last) throw new Error('the dialog has no question');

  // Its answer is not read as JSON, because this process would then measure itself.
  const simulate = async (): Promise<boolean> => {
    const answer = await fetch(`${product.url}${calls.simulatePath.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ survey_id, target_unique_question_id: last.unique_question_id }),
    });
    await answer.arrayBuffer();
    return answer.ok;
  };

  const [idle, busy]: [Waited[], Waited[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const simulations = Promise.all(Array.from({ length: SIMULATIONS }, simulate));
    busy.push(await longestWait(simulations));
    const found = (await simulations).filter(Boolean).length;
    const took = performance.now() - begun;
    idle.push(await longestWait(new Promise((resolve) => setTimeout(resolve, took))));
    console.log(
      `round ${round + 1}: ${found} found, ${(took / 1_000).toFixed(1)} s, longest call ${ms(busy.at(-1)?.call)} (idle ${ms(idle.at(-1)?.call)}), ` +
        `event loop ${ms(busy.at(-1)?.loop)} (idle ${ms(idle.at(-1)?.loop)}), own time ${ms(busy.at(-1)?.own)} (idle ${ms(idle.at(-1)?.own)})`,
    );
  }
  console.log(
    `longest wait of another call during ${SIMULATIONS} simulations of ${QUESTIONS} questions, median and worst of ${ROUNDS}: ` +
      `${median(busy, 'call')} and ${worst(busy, 'call')} (idle ${median(idle, 'call')} and ${worst(idle, 'call')}); ` +
      `event loop ${median(busy, 'loop')} and ${worst(busy, 'loop')} (idle ${median(idle, 'loop')} and ${worst(idle, 'loop')}); ` +
      `own time ${median(busy, 'own')} and ${worst(busy, 'own')} (idle ${median(idle, 'own')} and ${worst(idle, 'own')}); ` +
      'at most 50 ms wanted',
  );
} finally {
  await product.stop();
}

/** Calls one after the other until the work is done. */
async function longestWait(work: Promise<unknown>): Promise<Waited> {
  const ended = new AbortController();
  void work.finally(() => ended.abort());
  await loopDelay(product);
  let call = 0;
  while (!ended.signal.aborted) {
    const before = performance.now();
    await (await fetch(`${product.url}/health/live`)).text();
    call = Math.max(call, performance.now() - before);
  }
  await work;
  return { call, ...(await loopDelay(product)) };
}

function ms(milliseconds: number | undefined): string {
  return `${(milliseconds ?? 0).toFixed(0)} ms`;
}

function median(waited: readonly Waited[], of: keyof Waited): string {
  return ms(waited.map((one) => one[of]).toSorted((a, b) => a - b)[Math.floor(waited.length / 2)]);
}

function worst(waited: readonly Waited[], of: keyof Waited): string {
  return ms(Math.max(...waited.map((one) => one[of])));
}
