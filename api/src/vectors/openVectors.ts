import { createModelProcess } from './createModelProcess.ts';
import type { ModelTimes } from './createModelProcess.ts';
import { createSentenceVectors } from './createSentenceVectors.ts';
import { noVectors } from './SentenceVectors.ts';
import type { SentenceVectors } from './SentenceVectors.ts';
import { vectorTexts } from './texts.ts';

/** The model of the operator's folder, loaded beside the start of the server; says what came of it. */
export function openVectors(folder: string | null, say: (line: string) => void, times?: ModelTimes): SentenceVectors {
  if (folder === null) return noVectors;
  const news = {
    ready: () => say(vectorTexts.ready(folder)),
    failed: (problem: keyof typeof vectorTexts.problems, detail: string) =>
      say(`${vectorTexts.problems[problem](folder, detail)} ${vectorTexts.without}`),
    broke: () => say(`${vectorTexts.broke(folder)} ${vectorTexts.without}`),
  };
  return createSentenceVectors(createModelProcess(folder, news, times));
}
