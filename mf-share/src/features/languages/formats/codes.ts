/** What stands in a text and is no wording: variables and pauses. */
const code = /\{\{[^{}]*\}\}|#\d+#/g;
const variable = /\{\{([^{}]*)\}\}/g;

/** A piece of a text: wording, or a code that stays as it is. */
export interface TextPart {
  /** Where it begins. */
  readonly at: number;
  readonly text: string;
  readonly isCode: boolean;
}

/** A text in its pieces, none of them empty; together they are the text. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  const add = (at: number, piece: string, isCode: boolean): void => {
    if (piece !== '') parts.push({ at, text: piece, isCode });
  };
  let end = 0;
  for (const { 0: found, index } of text.matchAll(code)) {
    add(end, text.slice(end, index), false);
    add(index, found, true);
    end = index + found.length;
  }
  add(end, text.slice(end), false);
  return parts;
}

export interface CodeFaults {
  /** Variables of the text that its translation lacks, as they are written. */
  readonly lost: readonly string[];
  /** Variables that the translation alone has. */
  readonly invented: readonly string[];
}

const variablesOf = (text: string): Set<string> =>
  new Set([...text.matchAll(variable)].map(([, name = '']) => `{{${name.trim()}}}`));

/** Which variables a translation has lost or invented; a pause may be put elsewhere. */
export function codeFaults(text: string, translation: string): CodeFaults {
  const own = variablesOf(text);
  const there = variablesOf(translation);
  return {
    lost: [...own].filter((name) => !there.has(name)),
    invented: [...there].filter((name) => !own.has(name)),
  };
}
