let context: AudioContext | null = null;

/** What sounds are made with, once for the page; null where the browser has no sound, or lets none play before the page was used. */
export async function openAudio(): Promise<AudioContext | null> {
  try {
    context ??= new AudioContext();
    await context.resume();
    return context;
  } catch {
    return null;
  }
}
