import { readFhir } from '../readFhir.ts';
import { importSentence } from '../../common/report/importSentence.ts';
import { severityOf } from '../../common/report/severityOf.ts';
import type { Severity } from '../../common/report/severityOf.ts';
import type { ImportChange, ImportReport } from '../../../../contract/index.ts';
import type { ImportedSurvey, ImportResult } from '../../common/importResult.ts';

export type Fhir = Readonly<Record<string, unknown>>;

const structure = 'http://hl7.org/fhir/StructureDefinition';
export const ordinal = (valueDecimal: number): Fhir => ({ url: `${structure}/ordinalValue`, valueDecimal });

/** An item of a FHIR questionnaire for tests. */
export const item = (linkId: string, type: string, fields: Fhir = {}): Fhir => ({
  linkId,
  type,
  text: `Text ${linkId}`,
  ...fields,
});

/** A coded answer, scored when a score is given. */
export const coded = (code: string, display: string, score?: number): Fhir => ({
  valueCoding: { system: 'http://example.org', code, display },
  ...(score !== undefined && { extension: [ordinal(score)] }),
});

export const neverToAlways = [coded('n', 'nie', 0), coded('m', 'manchmal', 1), coded('i', 'immer', 2)];

/** The text of a FHIR questionnaire. */
export const fhir = (items: readonly Fhir[], fields: Fhir = {}): string =>
  JSON.stringify({
    resourceType: 'Questionnaire',
    language: 'de',
    title: 'Test',
    status: 'active',
    item: items,
    ...fields,
  });

/** The dialog of a questionnaire that has to be importable; `notes` are the sentences of its report. */
export function imported(content: string): { survey: ImportedSurvey; report: ImportReport; notes: string[] } {
  const result = readFhir(content);
  if (!result.ok) throw new Error(result.message);
  const notes = linesByItem(result).flatMap(({ text, changes }) =>
    changes.map((change) => `${text}: ${importSentence(change)}`),
  );
  return { ...result, notes };
}

/** What a report says of one item, or of the file (`link_id` null). */
export interface ItemLine {
  readonly link_id: string | null;
  readonly text: string;
  readonly severity: Severity;
  readonly unique_question_id: string | null;
  readonly changes: readonly ImportChange[];
}

/** A report by items instead of causes, as it was first noted: those of the file first. */
export function linesByItem({
  report,
  survey,
}: Pick<Extract<ImportResult, { ok: true }>, 'report' | 'survey'>): ItemLine[] {
  const lines = new Map<string | null, ItemLine>();
  const file = { link_id: null, text: survey.survey_name, unique_question_id: null };
  for (const { change, items } of report.lines) {
    for (const { link_id, text, unique_question_id } of items.length > 0 ? items : [file]) {
      const { severity = 'info', changes = [] } = lines.get(link_id) ?? {};
      const graver = severityOf(change) === 'warning' ? 'warning' : severity;
      lines.set(link_id, { link_id, text, unique_question_id, severity: graver, changes: [...changes, change] });
    }
  }
  return [...lines.values()];
}

/** The sentence about a questionnaire that has to be refused. */
export function refusal(content: string): string {
  const result = readFhir(content);
  if (result.ok) throw new Error('It was imported.');
  return result.message;
}
