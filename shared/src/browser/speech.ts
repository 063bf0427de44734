import { reached } from './reached.ts';

/** How long a browser may take to tell its voices. */
const TIME_OUT_MS = 2_000;

/**
 * A voice for a language that is on the device itself, so that nothing of what it reads leaves it; null where there is none, or no
 * speech at all.
 */
export async function localVoice(language: string): Promise<SpeechSynthesisVoice | null> {
  const speech = speechOf();
  if (!speech) return null;
  const found = voiceIn(speech, language);
  if (found) return found;
  // Some browsers tell their voices only some time after they were asked for them.
  await new Promise<void>((resolve) => {
    setTimeout(resolve, TIME_OUT_MS);
    reached(() => speech.addEventListener('voiceschanged', () => resolve(), { once: true }));
  });
  return voiceIn(speech, language);
}

/** Reads a text with a voice after all that is still to be read; `rate` 1 is its usual speed. */
export function speak(text: string, voice: SpeechSynthesisVoice, rate = 1): void {
  reached(() => {
    const said = new SpeechSynthesisUtterance(text);
    said.voice = voice;
    said.lang = voice.lang;
    said.rate = rate;
    return speechOf()?.speak(said);
  });
}

/** Stops what is read, and what was still to be. */
export function hush(): void {
  reached(() => speechOf()?.cancel());
}

/** Has what is read wait, or go on. */
export function holdSpeech(isHeld: boolean): void {
  reached(() => (isHeld ? speechOf()?.pause() : speechOf()?.resume()));
}

const speechOf = (): SpeechSynthesis | null => reached(() => globalThis.speechSynthesis);

function voiceIn(speech: SpeechSynthesis, language: string): SpeechSynthesisVoice | null {
  const wanted = languageOf(language);
  const voices = reached(() => speech.getVoices()) ?? [];
  return voices.find((voice) => voice.localService && languageOf(voice.lang) === wanted) ?? null;
}

/** 'de' of 'de-AT' and 'de_DE'. */
const languageOf = (tag: string): string | undefined => tag.toLowerCase().split(/[-_]/)[0];
