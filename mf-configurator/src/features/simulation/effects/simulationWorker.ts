import { compileSurvey, supposedAt } from '@dialogwerk/shared/dialog';
import { constantsOf, simulateRespondent, Tally } from '@dialogwerk/shared/dialog/simulation';
import { DialogUnderstanding } from '@dialogwerk/shared/dialog/understanding';
import { supposedDay } from '../model/supposedDay.ts';
import type { SimulationMessage, SimulationRequest } from '../model/messages.ts';

/** Respondents between two news of the progress. */
const EVERY = 100;

const tell = (news: SimulationMessage): void => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<SimulationRequest>) => {
  const at = supposedDay(Date.now());
  const survey = supposedAt(compileSurvey(data.snapshot), at);
  const constants = constantsOf(data.snapshot.blocks, at);
  const understanding = new DialogUnderstanding(survey);
  const tally = new Tally();
  for (let done = 0; done < data.count; done += 1) {
    const seed = data.first + done;
    tally.add(simulateRespondent(survey, constants, seed, understanding), seed);
    if (done % EVERY === EVERY - 1) tell({ kind: 'progress', done: done + 1 });
  }
  tell({ kind: 'done', counts: tally.counts() });
});
