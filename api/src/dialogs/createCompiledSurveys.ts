import { compilingSurvey } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey, SurveySnapshot } from '@dialogwerk/shared/dialog';
import { inTurns } from '../inTurns.ts';

/** Compiled surveys by (survey_id, revision, whether a model leads): they never change, so they are kept until others need the room. */
export interface CompiledSurveys {
  /** Compiles on the first call; gives null when there is no such revision. */
  get(survey_id: string, revision: number, led?: boolean): Promise<CompiledSurvey | null>;
}

type LoadSnapshot = (survey_id: string, revision: number) => Promise<SurveySnapshot | null>;

interface Kept {
  readonly survey: CompiledSurvey;
  readonly weight: number;
}

/** Keeps the least recently used surveys of together at most `blocksKept` blocks, because surveys differ a thousandfold in size. */
export function createCompiledSurveys(load: LoadSnapshot, blocksKept: number): CompiledSurveys {
  const kept = new Map<string, Kept>();
  const loading = new Map<string, Promise<CompiledSurvey | null>>();
  let keptWeight = 0;

  async function compile(
    key: string,
    survey_id: string,
    revision: number,
    led: boolean,
  ): Promise<CompiledSurvey | null> {
    const snapshot = await load(survey_id, revision);
    if (!snapshot) return null;
    const survey = await inTurns(compilingSurvey(snapshot, new Set(), led));
    const weight = Math.max(1, snapshot.blocks.length);
    kept.set(key, { survey, weight });
    keptWeight += weight;
    for (const [oldest, { weight: freed }] of kept) {
      if (keptWeight <= blocksKept || oldest === key) break;
      kept.delete(oldest);
      keptWeight -= freed;
    }
    return survey;
  }

  return {
    async get(survey_id, revision, led = false) {
      const key = `${survey_id}/${revision}/${led}`;
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
        return found.survey;
      }
      const running = loading.get(key) ?? compile(key, survey_id, revision, led).finally(() => loading.delete(key));
      loading.set(key, running);
      return running;
    },
  };
}
