import type { Reply } from '../../../contract/index.ts';
import type { RespondentTexts } from '../../texts.ts';
import { webAddress } from './webAddress.ts';

/** What is wrong with a web address, or null. */
export function urlProblem(reply: Extract<Reply, { type: 'url' }>, texts: RespondentTexts): string | null {
  return webAddress(reply.text) === null ? texts.noUrl : null;
}
