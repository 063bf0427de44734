/** The greatest event that is read, in characters: what is longer is no answer to us. */
const LONGEST_EVENT = 1_000_000;

/**
 * The data of server-sent events, one by one, also where a piece ends in the middle of a line or of a character. Comments and
 * other fields are left out.
 */
export async function* readEventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of body) {
    rest += decoder.decode(piece, { stream: true });
    if (rest.length > LONGEST_EVENT) return;
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    yield* lines.flatMap(dataOf);
  }
  yield* dataOf(rest);
}

function dataOf(line: string): string[] {
  const data = /^data: ?(.*)$/s.exec(line.trim())?.[1]?.trim();
  return data ? [data] : [];
}
