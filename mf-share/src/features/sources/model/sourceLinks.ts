import { LINK_PARAMETER_LIMITS } from '@dialogwerk/shared/contract';
import { linkWith } from './linkWith.ts';

/** A source of respondents, such as a newsletter, and the link that says so. */
export interface SourceLink {
  readonly name: string;
  readonly link: string;
}

/** As many links as an author can look through, and as a printer takes sheets. */
const MOST = 200;

/** A link for each line of a text, in their order, each source once; `parameter` carries it. */
export function sourceLinks(link: string, parameter: string, lines: string): SourceLink[] {
  const names = lines.split('\n').map((line) => line.trim().slice(0, LINK_PARAMETER_LIMITS.value));
  return [...new Set(names)]
    .filter((name) => name !== '')
    .slice(0, MOST)
    .map((name) => ({ name, link: linkWith(link, [[parameter, name]]) }));
}
