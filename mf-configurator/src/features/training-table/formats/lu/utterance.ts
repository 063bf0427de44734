/** What LU takes for marks wherever it stands; a backslash before one makes it a letter. */
const marks = /[\\{}]/g;
const escaped = /\\([\\{}[\]@])/;
/** An utterance that stands for the ones of another file: `[text](./file.lu#Intent)`. */
const reference = /^\[[^\]]*\]\([^)]*\)$/;

/** A text as LU keeps it: one line, its braces no marks, and no reference to a file. */
export function writeUtterance(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ').replaceAll(marks, '\\$&');
  return reference.test(line) ? `\\${line}` : line;
}

/** An utterance as plain text, or why it is none. */
export type Utterance =
  | { readonly text: string; readonly isReduced: boolean }
  | { readonly reason: 'pattern' | 'reference' | 'syntax' };

/** Reads an utterance: of an entity with a value (`{@city=Bonn}`, also nested) the value stays; one without a value makes a pattern. */
export function readUtterance(written: string): Utterance {
  if (reference.test(written)) return { reason: 'reference' };
  const values: string[] = [''];
  let isReduced = false;
  let hasPattern = false;
  let at = 0;
  const add = (text: string): void => void values.push((values.pop() ?? '') + text);
  while (at < written.length) {
    const rest = written.slice(at);
    const letter = escaped.exec(rest.slice(0, 2));
    if (letter?.[1]) {
      add(letter[1]);
      at += 2;
      continue;
    }
    const sign = rest.charAt(0);
    if (sign === '{') {
      const label = /^\{[^{}=\\]+=/.exec(rest);
      hasPattern ||= label === null;
      isReduced = true;
      values.push('');
      at += label?.[0].length ?? 1;
      continue;
    }
    if (sign === '}' && values.length > 1) add((values.pop() ?? '').trim());
    else if (sign === '}') return { reason: 'syntax' };
    else add(sign);
    at += 1;
  }
  if (values.length > 1) return { reason: 'syntax' };
  if (hasPattern) return { reason: 'pattern' };
  return { text: (values[0] ?? '').trim(), isReduced };
}
