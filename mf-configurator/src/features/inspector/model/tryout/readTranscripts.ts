import { MODEL_TRY_LIMITS, TALK_REPLY_LIMIT } from '@dialogwerk/shared/contract';
import { tryOutTexts } from '../../tryOutTexts.ts';
import type { TriedLine } from './TriedTranscript.ts';

type Read =
  | { readonly ok: true; readonly transcripts: readonly (readonly TriedLine[])[] }
  | { readonly ok: false; readonly problem: string };

const bySpeaker = /^\s*(?:(bot|modell?|dialog|assistent)|(person|teilnehmer(?::?in)?|user|nutzer(?::?in)?))\s*:\s*/i;

/** What was said, by lines: one without a speaker goes on with what is above it, and is the person's where nothing is. */
function saidIn(text: string): TriedLine[] {
  const said: TriedLine[] = [];
  for (const line of text.split('\n')) {
    const [prefix = '', bot, person] = bySpeaker.exec(line) ?? [];
    const words = line.slice(prefix.length).trim();
    const last = said.at(-1);
    const speaker = bot ? 'model' : 'person';
    if (bot || person) said.push({ by: speaker, text: words });
    else if (words !== '' && last) said[said.length - 1] = { by: last.by, text: `${last.text}\n${words}`.trim() };
    else if (words !== '') said.push({ by: 'person', text: words });
  }
  return said.filter(({ text: words }) => words !== '');
}

/** Reads pasted transcripts, parted by lines of `---`; the first problem as a sentence. */
export function readTranscripts(text: string): Read {
  const transcripts = text
    .split(/^[ \t]*-{3,}[ \t]*$/m)
    .map(saidIn)
    .filter((said) => said.length > 0);
  const problem = (): string | null => {
    if (transcripts.length === 0) return tryOutTexts.noReply;
    if (transcripts.some((said) => !said.some(({ by }) => by === 'person'))) return tryOutTexts.noReply;
    if (transcripts.some((said) => said.length > MODEL_TRY_LIMITS.said)) return tryOutTexts.tooManyLines;
    const isLong = transcripts.flat().some(({ text: words }) => words.length > TALK_REPLY_LIMIT);
    return isLong ? tryOutTexts.tooLong(TALK_REPLY_LIMIT) : null;
  };
  const found = problem();
  return found === null ? { ok: true, transcripts } : { ok: false, problem: found };
}
