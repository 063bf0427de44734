import type { ExportFormat } from '@dialogwerk/shared/contract';
import { plainWord } from '@dialogwerk/shared/dialog';
import { ZONE } from '../filter/matching.ts';
import { formatFacts } from './formats.ts';
import { exportTexts } from './texts.ts';

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** Sorts by dialog, then by time: `Zufriedenheit_im_Team_2026-11-22_143005_Antworten.xlsx`; plain signs alone. */
export function fileName(survey_name: string, format: ExportFormat, at: number): string {
  const name = plainWord(survey_name).slice(0, 80) || 'Dialog';
  const time = clock.format(at).replace(' ', '_').replaceAll(':', '');
  return `${name}_${time}_${exportTexts.kinds[format]}.${formatFacts(format).extension}`;
}
