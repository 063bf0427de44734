import type { FileContent } from '../model/TrainingFile.ts';
import { trainingFormats } from './trainingFormats.ts';
import type { TrainingFormat } from './trainingFormats.ts';

/** A file that was understood. */
export interface ReadFile {
  readonly format: TrainingFormat;
  readonly content: FileContent;
}

/** So that Excel reads UTF-8. */
const byteOrderMark = /^\uFEFF/;

/** What a file of examples holds: by the kind that its name tells, else by what stands in it; null for no known kind. */
export async function readTrainingFile(name: string, text: string): Promise<ReadFile | null> {
  const isNamed = ({ extensions }: TrainingFormat): boolean =>
    extensions.some((extension) => name.toLowerCase().endsWith(extension));
  const tried = [...trainingFormats.filter(isNamed), ...trainingFormats.filter((format) => !isNamed(format))];
  for (const format of tried) {
    // eslint-disable-next-line no-await-in-loop -- a later kind is loaded only where the earlier ones do not fit
    const content = (await format.load()).read(text.replace(byteOrderMark, ''));
    if (content) return { format, content };
  }
  return null;
}
