import type { FileLanguages } from './Format.ts';
import { formatOf } from './formatOf.ts';
import type { QuestionnaireFile } from './formatOf.ts';

/** What a questionnaire file says of its languages; none where it does not. Rejects where the code that looks at it does not come. */
export async function languagesOf(file: QuestionnaireFile): Promise<FileLanguages> {
  const { look } = await formatOf(file);
  return look.languagesOf(file.content);
}
