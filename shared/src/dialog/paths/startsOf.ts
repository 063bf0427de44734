import type { EngineEvent } from '../engine/events.ts';
import { parameterNamed } from '../text/linkParameters.ts';
import type { LinkValues } from '../text/linkParameters.ts';
import type { Mentioned } from './expressionsOf.ts';

/** What a link holds that no condition names. */
const OTHER = '?';

/** Links worth trying: each value that a condition names for a parameter, and another one; empty where no condition asks for any. */
export function linksIn(expressions: readonly Mentioned[]): LinkValues[] {
  const links = expressions.flatMap(({ variables, values }) => {
    const parameters = [...variables].flatMap((name) => parameterNamed(name) ?? []);
    const tried = [...values.filter((value) => typeof value === 'string'), OTHER];
    return parameters.flatMap((parameter) => tried.map((value) => [parameter, value] as const));
  });
  const once = new Map(links.map((one) => [JSON.stringify(one), one]));
  return [...once.values()].map((one) => Object.fromEntries([one]));
}

/** How a conversation can begin: with nothing in its link, and by each link worth trying. */
export function startsOf(expressions: readonly Mentioned[]): EngineEvent[] {
  return [{ kind: 'start' }, ...linksIn(expressions).map((link): EngineEvent => ({ kind: 'start', link }))];
}
