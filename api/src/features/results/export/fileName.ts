import { studyClock } from '@dialogwerk/shared/contract';
import type { ExportFormat } from '@dialogwerk/shared/contract';
import { plainWord } from '@dialogwerk/shared/dialog';
import { formatFacts } from './formats.ts';
import { exportTexts } from './texts.ts';

/** Sorts by dialog, then by time: `Zufriedenheit_im_Team_2026-11-22_143005_Antworten.xlsx`; plain signs alone. `kind`: what it holds. */
export function fileName(
  survey_name: string,
  format: ExportFormat,
  at: number,
  kind: string = exportTexts.kinds[format],
): string {
  const name = plainWord(survey_name).slice(0, 80) || 'Dialog';
  const time = studyClock(at).replace(' ', '_').replaceAll(':', '');
  return `${name}_${time}_${kind}.${formatFacts(format).extension}`;
}
