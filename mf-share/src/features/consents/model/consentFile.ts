import type { ConsentText, StoredConsent } from '@dialogwerk/shared/contract';
import Papa from 'papaparse';
import { consentTexts as texts } from '../texts.ts';

/** What spreadsheets take for the beginning of a formula. */
const formula = /^\s*[=+\-@]/;

/** Lines of the log as a CSV file with semicolons, as German spreadsheets part columns: each stands by itself, with the text word for word. */
export function consentFile(lines: readonly StoredConsent[], all: readonly ConsentText[]): string {
  const byHash = new Map(all.map((one) => [one.text_hash, one]));
  const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);
  const isoOf = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());
  const data = lines.map((line) => {
    const met = byHash.get(line.text_hash);
    return [
      isoOf(line.at),
      line.conversation_id,
      met ? texts.kinds[met.kind] : '',
      texts.acts[line.act],
      line.on_own_page ? texts.onOwnPage : texts.inDialog,
      harmless(line.unique_question_id),
      met?.language ?? '',
      harmless(met?.text ?? ''),
      harmless(met?.agree ?? ''),
      harmless(met?.decline ?? ''),
      String(line.revision),
      isoOf(line.published_at),
      line.text_hash,
    ];
  });
  return `\uFEFF${Papa.unparse({ fields: Object.values(texts.columns), data }, { delimiter: ';' })}\r\n`;
}
