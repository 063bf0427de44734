import { formatIds } from './Format.ts';
import type { FormatId, FormatLook } from './Format.ts';
import { formatFacts } from './formatFacts.ts';
import { formatLooks, usualFormat } from './registry.ts';

/** A questionnaire file as text. */
export interface QuestionnaireFile {
  /** '' where it is not known. */
  readonly file_name: string;
  readonly content: string;
}

interface FoundFormat {
  readonly id: FormatId;
  readonly look: FormatLook;
}

/** Those that the file's name speaks for, then the others, because its content decides and a name may be wrong. */
function inTurn(file_name: string): readonly FormatId[] {
  const name = file_name.toLowerCase();
  const isNamed = (id: FormatId): boolean => formatFacts[id].extensions.some((extension) => name.endsWith(extension));
  return formatIds.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
}

/** The format of a file; the usual one for a file that none recognises. */
export async function formatOf({ file_name, content }: QuestionnaireFile): Promise<FoundFormat> {
  for (const id of inTurn(file_name)) {
    const look = await formatLooks[id]();
    if (look.recognises(content)) return { id, look };
  }
  return { id: usualFormat, look: await formatLooks[usualFormat]() };
}
