import type { Translation } from '@dialogwerk/shared/contract';
import { codeFaults } from '../formats/codes.ts';
import type { FileHead, FileText, OutgoingFile, OutgoingText, TranslationFile } from '../formats/TranslationFile.ts';

/** Why a file that could be read is not one for this dialog and language. */
export type Misplaced =
  | { readonly kind: 'other-dialog' }
  | { readonly kind: 'other-language' | 'other-main'; readonly language: string };

/** A translation that would be taken. */
export interface PlannedText {
  readonly key: string;
  readonly place: string;
  /** The main language's text, as it is now. */
  readonly text: string;
  /** What is translated so far; null for nothing. */
  readonly before: string | null;
  readonly after: Translation;
}

/** What keeps a translation from being taken. */
export interface ImportProblem {
  readonly key: string;
  readonly place: string;
  readonly kind: 'lost' | 'invented' | 'twice' | 'too-long';
  /** The variables that it is about. */
  readonly codes: readonly string[];
}

/** What a file would change, and what not. */
export interface ImportPlan {
  readonly taken: readonly PlannedText[];
  readonly problems: readonly ImportProblem[];
  /** Of those taken: made from an earlier text, so that they have changed since. */
  readonly outdated: number;
  /** What is left as it is: the same already, not translated in the file, gone from the dialog, translated here from a newer text. */
  readonly left: Readonly<Record<'same' | 'empty' | 'gone' | 'newer', number>>;
}

/** Whether a file is of this dialog and these languages; what is wrong with it where not. */
export function misplaced(file: FileHead, here: FileHead): Misplaced | null {
  if (file.survey_id !== here.survey_id) return { kind: 'other-dialog' };
  if (!isSameLanguage(file.from, here.from)) return { kind: 'other-main', language: file.from };
  return isSameLanguage(file.language, here.language) ? null : { kind: 'other-language', language: file.language };
}

/** Tools write tags of languages in small or in capital letters. */
const isSameLanguage = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** What would become of the dialog's texts by a file of it. `longest` is the most signs that a translation may have. */
export function planImport(file: TranslationFile, here: OutgoingFile, longest: number): ImportPlan {
  const own = new Map(here.texts.map((text) => [text.key, text]));
  const met = new Set<string>();
  const taken: PlannedText[] = [];
  const problems: ImportProblem[] = [];
  const left = { same: 0, empty: 0, gone: 0, newer: 0 };
  for (const given of file.texts) {
    const text = own.get(given.key);
    if (!text) left.gone += 1;
    else if (given.target.trim() === '') left.empty += 1;
    else {
      const found = met.has(given.key) ? [problem(text, 'twice')] : problemsOf(given, text, longest);
      met.add(given.key);
      const reason = reasonToLeave(given, text);
      if (found.length > 0) problems.push(...found);
      else if (reason) left[reason] += 1;
      else taken.push(planned(given, text));
    }
  }
  return { taken, problems, left, outdated: taken.filter(({ text, after }) => after.source !== text).length };
}

function planned({ source, target }: FileText, { key, place, text, translation }: OutgoingText): PlannedText {
  return { key, place, text, before: translation?.text ?? null, after: { text: target, source } };
}

function reasonToLeave({ source, target, isConfirmed }: FileText, { text, translation }: OutgoingText) {
  if (translation === null) return null;
  const isCurrent = translation.source === text;
  if (target === translation.text) return isConfirmed && !isCurrent && source === text ? null : 'same';
  return isCurrent && source !== text ? 'newer' : null;
}

const problem = ({ key, place }: OutgoingText, kind: ImportProblem['kind'], codes: readonly string[] = []) => ({
  key,
  place,
  kind,
  codes,
});

function problemsOf({ source, target }: FileText, text: OutgoingText, longest: number): ImportProblem[] {
  const { lost, invented } = codeFaults(source, target);
  return [
    ...(lost.length > 0 ? [problem(text, 'lost', lost)] : []),
    ...(invented.length > 0 ? [problem(text, 'invented', invented)] : []),
    ...(target.length > longest ? [problem(text, 'too-long')] : []),
  ];
}
