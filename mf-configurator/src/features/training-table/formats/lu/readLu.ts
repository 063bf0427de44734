import type { FileContent, FoundExample, NamedTarget, Skipped } from '../../model/TrainingFile.ts';
import { readUtterance } from './utterance.ts';
import { NOTE } from './writeLu.ts';

const question = /^#+\s*\?/;
/** Definitions of entities, today's and those of before; a reference to another file by itself. */
const definition = /^[@$]|^\[[^\]]*\]\([^)]*\)$/;

/** What stands in an LU file; null where it has no intent. */
export function readLu(text: string): FileContent | null {
  const examples: FoundExample[] = [];
  const skipped: Skipped[] = [];
  let intent: NamedTarget | null = null;
  let note: Omit<NamedTarget, 'intent'> = nothingNoted;
  let hasIntents = false;
  let isAnswer = false;
  /** Of a definition only its first line is told, not each of its values. */
  let isDefinition = false;
  for (const [at, untrimmed] of text.split(/\r?\n/).entries()) {
    const line = at + 1;
    const written = untrimmed.trim();
    if (isAnswer) isAnswer = !written.endsWith('```');
    else if (written.startsWith('```')) isAnswer = !/^```.*```$/.test(written);
    else if (written === '') continue;
    else if (written.startsWith('>')) note = noteIn(written) ?? note;
    else if (question.test(written) || definition.test(written)) {
      isDefinition = true;
      skipped.push({ line, reason: 'definition' });
    } else if (written.startsWith('#')) {
      const name = written.replace(/^#+/, '').trim();
      intent = name === '' ? null : { ...note, intent: name };
      if (name === '') skipped.push({ line, reason: 'syntax' });
      hasIntents ||= intent !== null;
      note = nothingNoted;
      isDefinition = false;
    } else if (!isDefinition) {
      const said = /^[-*+]/.test(written) ? written.slice(1).trim() : undefined;
      const read = said === undefined || !intent ? ({ reason: 'syntax' } as const) : readUtterance(said);
      if ('reason' in read) skipped.push({ line, reason: read.reason });
      else if (intent) examples.push({ line, of: intent, ...read });
    }
  }
  return hasIntents ? { examples, skipped } : null;
}

const nothingNoted = { blockId: '', block: '', targetId: '', label: '' };

/** What `writeLu` has noted; null for any other comment. */
function noteIn(written: string): Omit<NamedTarget, 'intent'> | null {
  if (!written.startsWith(NOTE)) return null;
  try {
    const noted: unknown = JSON.parse(written.slice(NOTE.length));
    if (!Array.isArray(noted)) return null;
    const [blockId = '', block = '', targetId = '', label = ''] = noted.map(String);
    return { blockId, block, targetId, label };
  } catch {
    return null;
  }
}
