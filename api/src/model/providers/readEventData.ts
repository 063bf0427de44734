import { readLines } from './readLines.ts';

/** The data of server-sent events, one by one. Comments and other fields are left out. */
export async function* readEventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const line of readLines(body)) {
    const data = /^data: ?(.*)$/s.exec(line.trim())?.[1]?.trim();
    if (data) yield data;
  }
}
