import { keepTyped, readTyped } from '@dialogwerk/shared/ui';
import { lookFields } from '../model/Look.ts';
import type { Look } from '../model/Look.ts';

const placeOf = (survey_id: string): string => `${survey_id} appearance`;

/** Keeps what was typed and is not saved; it outlives a reload. */
export function keepTypedLook(survey_id: string, typed: Partial<Look>): void {
  keepTyped(placeOf(survey_id), Object.keys(typed).length === 0 ? null : JSON.stringify(typed));
}

/** What was typed and not saved before; `saved` says of what kind each setting is. */
export function typedLook(survey_id: string, saved: Look): Partial<Look> {
  const kept: unknown = JSON.parse(readTyped(placeOf(survey_id)) ?? '{}');
  if (typeof kept !== 'object' || kept === null) return {};
  const known: readonly string[] = lookFields;
  const fields = Object.entries(kept).filter(
    ([field, value]) =>
      known.includes(field) && (value === null || typeof value === typeof (Reflect.get(saved, field) ?? '')),
  );
  return Object.fromEntries(fields);
}
