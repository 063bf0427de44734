/** The greatest line that is read, in characters: what is longer is no answer to us. */
const LONGEST_LINE = 1_000_000;

/** The lines of a body, one by one, also where a piece ends in the middle of a line or of a character. */
export async function* readLines(body: AsyncIterable<Uint8Array> | null): AsyncGenerator<string> {
  if (!body) return;
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of body) {
    rest += decoder.decode(piece, { stream: true });
    if (rest.length > LONGEST_LINE) return;
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}
