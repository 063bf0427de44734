import { formatMinute } from '@dialogwerk/shared/dates';
import { texts } from '../../texts.ts';
import type { Session } from './Session.ts';

type Count = keyof typeof texts.counts;

const KINDS: readonly Count[] = [
  'texts',
  'added',
  'deleted',
  'newJumps',
  'changedJumps',
  'removedJumps',
  'answers',
  'settings',
  'others',
  'moved',
];

/** '14:05–14:20' */
export function spanText({ from, to }: Pick<Session, 'from' | 'to'>): string {
  return texts.span(formatMinute(from), formatMinute(to));
}

/** What a session comes to: '3 Texte, 1 neuer Sprung'. */
export function sessionText({ counts, entries }: Pick<Session, 'counts' | 'entries'>): string {
  if (entries.every(({ undone }) => undone)) return texts.allUndone;
  const told = KINDS.flatMap((kind) => (counts[kind] > 0 ? [texts.counts[kind](counts[kind])] : []));
  return told.length > 0 ? told.join(', ') : texts.noEffect;
}
