import type { Translation } from '@dialogwerk/shared/contract';
import { keepTyped, readTyped } from '@dialogwerk/shared/ui';
import type { Change } from './Step.ts';

const placeOf = (survey_id: string, language: string): string => `translations ${survey_id} ${language}`;

/** Keeps in this tab what was typed into translations and is not saved, so that a reload does not take it away (docs/decisions/0157). */
export function keepTypedChanges(survey_id: string, language: string, typed: ReadonlyMap<string, Change>): void {
  keepTyped(placeOf(survey_id, language), typed.size === 0 ? null : JSON.stringify([...typed]));
}

/** What was typed in this tab and is not saved. */
export function typedChanges(survey_id: string, language: string): ReadonlyMap<string, Change> {
  const kept: unknown = JSON.parse(readTyped(placeOf(survey_id, language)) ?? '[]');
  const entries: unknown[] = Array.isArray(kept) ? kept : [];
  return new Map(entries.filter(isEntry));
}

function isEntry(entry: unknown): entry is [string, Change] {
  if (!Array.isArray(entry)) return false;
  const [key, change]: unknown[] = entry;
  return (
    typeof key === 'string' && isObject(change) && isTranslation(change['before']) && isTranslation(change['after'])
  );
}

const isTranslation = (value: unknown): value is Translation | null =>
  value === null || (isObject(value) && typeof value['text'] === 'string' && typeof value['source'] === 'string');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
