import { containerBootstrap } from '@nlpjs/core';
import { LangDe } from '@nlpjs/lang-de';
import { Nlp } from '@nlpjs/nlp';
import type { Train } from '../../understanding/Sentence.ts';

const settings = {
  keepStopwords: true,
  nonefeatureValue: 1,
  nonedeltaMultiplier: 1.2,
  spellCheck: false,
  spellCheckDistance: 1,
  filterZeros: true,
  log: false,
};

/** nlp.js 4 with its German stemmer and neural classifier, as its documentation sets it up. Its 'None' is left out, because it would cost right ones. */
export const nlpJs: Train = async (examples) => {
  const container = await containerBootstrap();
  // As it is by itself, but silent.
  container.registerConfiguration('nlu-??', settings, false);
  container.use(Nlp);
  container.use(LangDe);
  const nlp = container.get('nlp');
  Object.assign(nlp.settings, { autoSave: false });
  nlp.addLanguage('de');
  for (const { text, target } of examples) nlp.addDocument('de', text, target);
  await nlp.train();
  return async (text) => {
    const { classifications } = await nlp.process('de', text);
    const best = classifications.find(({ intent }) => intent !== 'None');
    return { target: best?.intent, score: best?.score ?? 0 };
  };
};
