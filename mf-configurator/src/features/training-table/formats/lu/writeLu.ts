import { byIntent } from '../../model/intentNames.ts';
import type { TableRow } from '../../model/TableRow.ts';
import { writeUtterance } from './utterance.ts';

/** What a comment begins with that says where the intent after it belongs. */
export const NOTE = '> Dialogwerk ';

/** The rows as an LU file; where an intent belongs stands in a comment before it, as a list in JSON. */
export function writeLu(rows: readonly TableRow[]): string {
  return [...byIntent(rows)]
    .map(([intent, ofTarget]) => {
      const [{ unique_question_id, block, target, label }] = ofTarget;
      const note = NOTE + JSON.stringify([unique_question_id, block, target, label]);
      return [note, `# ${intent}`, ...ofTarget.map(({ example }) => `- ${writeUtterance(example)}`), ''].join('\n');
    })
    .join('\n');
}
