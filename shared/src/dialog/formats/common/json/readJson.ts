import { QuestionnaireProblem } from '../QuestionnaireProblem.ts';
import { jsonTexts } from '../texts.ts';
import { firstJsonFault } from './firstJsonFault.ts';

/** The sentence for a text that is no JSON: where it stops being so, by line and character from 1. */
function faultSentence(content: string, wanted: string): string {
  const fault = firstJsonFault(content) ?? { index: content.length, end: true };
  const before = content.slice(0, fault.index).split('\n');
  const line = before.length;
  const column = (before.at(-1) ?? '').length + 1;
  if (fault.end) return jsonTexts.cutOff(line, column);
  return jsonTexts.notJson(line, column, String.fromCodePoint(content.codePointAt(fault.index) ?? 0), wanted);
}

/**
 * The content of a JSON file. Throws QuestionnaireProblem for anything else, which asks for what is `wanted`, such as 'FHIR-JSON'. A
 * byte order mark is passed over.
 */
export function readJson(file: string, wanted: string): unknown {
  const content = file.replace(/^\uFEFF/, '');
  if (content.trim() === '') throw new QuestionnaireProblem(jsonTexts.empty(wanted));
  if (/^\s*</.test(content)) throw new QuestionnaireProblem(jsonTexts.xml(wanted));
  try {
    return JSON.parse(content);
  } catch {
    throw new QuestionnaireProblem(faultSentence(content, wanted));
  }
}
