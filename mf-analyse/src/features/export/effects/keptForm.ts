import { newExportForm } from '../model/ExportForm.ts';
import type { ExportForm } from '../model/ExportForm.ts';

const keyOf = (survey_id: string): string => `export:${survey_id}`;

/** What was chosen for this dialog the last time, in this browser; another dialog's variables are its own. */
export function readKeptForm(survey_id: string): ExportForm {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(survey_id)) ?? 'null');
    if (!isForm(kept)) return newExportForm;
    // What was kept before there was one of these choices goes without it.
    return {
      ...kept,
      rounds: typeof kept.rounds === 'string' ? kept.rounds : '',
      earlier: kept.earlier === true,
      marks: kept.marks ?? newExportForm.marks,
      personal: kept.personal === 'hide' ? 'hide' : 'keep',
    };
  } catch {
    return newExportForm;
  }
}

export function keepForm(survey_id: string, form: ExportForm): void {
  try {
    localStorage.setItem(keyOf(survey_id), JSON.stringify(form));
  } catch {
    // Nothing is lost but the comfort: the browser keeps nothing for this page.
  }
}

const names = ['format', 'separator', 'content', 'missing', 'who', 'from', 'to'] as const;

type KeptForm = Omit<ExportForm, 'marks' | 'personal' | 'rounds' | 'earlier'> & {
  readonly marks?: boolean;
  readonly personal?: unknown;
  readonly rounds?: unknown;
  readonly earlier?: unknown;
};

function isForm(kept: unknown): kept is KeptForm {
  if (typeof kept !== 'object' || kept === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...kept };
  if (!['boolean', 'undefined'].includes(typeof fields['marks'])) return false;
  return names.every((name) => typeof fields[name] === 'string') && Array.isArray(fields['without']);
}
