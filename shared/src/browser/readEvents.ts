/**
 * Reads server-sent events (HTML Standard, 9.2) until the stream ends: `onEvent` gets the data of each, null for a mere sign of life. Rejects where the
 * connection breaks, or `onEvent` throws.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (data: string | null) => void,
  { silenceMs = Infinity, onSilence }: { readonly silenceMs?: number; readonly onSilence?: () => void } = {},
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const silence = onSilence && setTimeout(onSilence, silenceMs);
    const { value, done } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) onEvent(/^data: ?(.*)$/m.exec(event)?.[1] ?? null);
  }
}
