import { CallError } from '../../../errors/CallError.ts';
import { describeFault } from '../../../storage/faults/describeFault.ts';
import type { Beside } from './Beside.ts';
import type { PlainTexts } from './PlainTexts.ts';
import type { PlainVisit } from './PlainVisit.ts';

/** What ends the conversation itself, and is said in its place. */
const ends: ReadonlySet<string> = new Set(['conversation/unknown', 'survey/inactive', 'survey/unknown-link']);

/** What a page says of a reply that was not taken, beside what was typed; throws on what no reply can mend. */
export function refusedAs(
  error: unknown,
  { request, reply }: Pick<PlainVisit, 'request' | 'reply'>,
  texts: Pick<PlainTexts, 'lang' | 'busy' | 'lost' | 'fileRefused'>,
): Beside {
  if (!(error instanceof CallError)) {
    request.log.error({ fault: describeFault(error) }, 'a reply from a page without a script could not be stored');
    return { status: 503, problem: texts.lost };
  }
  if (ends.has(error.code)) throw error;
  if (error.status !== 503 && error.status !== 429) {
    // What is refused about files is said in German alone.
    const isForeign = error.code.startsWith('media/') && texts.lang !== 'de';
    return { status: error.status, problem: isForeign ? texts.fileRefused : error.message };
  }
  reply.headers(error.headers);
  return { status: error.status, problem: texts.busy };
}
