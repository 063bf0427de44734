import type { SurveyData } from '@dialogwerk/shared/contract';
import { connectionsOf, drawnByOption } from '@dialogwerk/shared/dialog/graph';
import type { Connection } from '@dialogwerk/shared/dialog/graph';
import { applyCommand } from '../../../features/editing/model/applyCommand.ts';
import { edgeKey } from '../../../model/edgeKey.ts';
import type { LineFrom } from '../../../model/Insertion.ts';
import type { LineForecast } from '../../../model/LineForecast.ts';
import { connectLine } from './connectLine.ts';
import { saidAfterLine } from './saidAfter.ts';

/** What would become true beside a line if it led to a target: in words the same that is said once it does. */
export function forecastLine(survey: SurveyData, from: LineFrom, target: string): LineForecast {
  const after = connectLine(survey, from, target).reduce(applyCommand, survey);
  const [were, are] = [edgesOf(survey), edgesOf(after)];
  const isLine = ({ source, handle }: Connection): boolean =>
    source === from.source && (handle?.outcome ?? null) === from.outcome;
  return {
    said: saidAfterLine(survey, after, from),
    comes: [...are].flatMap(([key, edge]) => (were.has(key) || isLine(edge) ? [] : edge)),
    goes: [...were].flatMap(([key, edge]) => (are.has(key) ? [] : edge)),
  };
}

/** As they are drawn. */
const edgesOf = (survey: SurveyData): ReadonlyMap<string, Connection> =>
  new Map(drawnByOption(connectionsOf(survey)).map((edge) => [edgeKey(edge), edge]));
