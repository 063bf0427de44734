import { QuestionnaireProblem } from '../QuestionnaireProblem.ts';
import { questionnaireTexts } from '../../fhir/texts.ts';
import { firstJsonFault } from './firstJsonFault.ts';

/** The sentence for a text that is no JSON: where it stops being so, by line and character from 1. */
function faultSentence(content: string): string {
  const fault = firstJsonFault(content) ?? { index: content.length, end: true };
  const before = content.slice(0, fault.index).split('\n');
  const line = before.length;
  const column = (before.at(-1) ?? '').length + 1;
  if (fault.end) return questionnaireTexts.cutOff(line, column);
  return questionnaireTexts.notJson(line, column, String.fromCodePoint(content.codePointAt(fault.index) ?? 0));
}

/** The content of a JSON file. Throws QuestionnaireProblem for anything else. A byte order mark is passed over. */
export function readJson(file: string): unknown {
  const content = file.replace(/^\uFEFF/, '');
  if (content.trim() === '') throw new QuestionnaireProblem(questionnaireTexts.empty);
  if (/^\s*</.test(content)) throw new QuestionnaireProblem(questionnaireTexts.xml);
  try {
    return JSON.parse(content);
  } catch {
    throw new QuestionnaireProblem(faultSentence(content));
  }
}
