import { openAudio } from '@dialogwerk/shared/browser';

const LENGTH_S = 0.14;
const LOUDNESS = 0.06;

/** A short soft tone; nothing where the browser has no sound or does not let it play before the page was used. */
export async function playBeep(): Promise<void> {
  const context = await openAudio();
  if (!context) return;
  const tone = context.createOscillator();
  const volume = context.createGain();
  const begin = context.currentTime;
  tone.frequency.setValueAtTime(660, begin);
  tone.frequency.setValueAtTime(880, begin + LENGTH_S / 2);
  volume.gain.setValueAtTime(LOUDNESS, begin);
  volume.gain.exponentialRampToValueAtTime(0.000_1, begin + LENGTH_S);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + LENGTH_S);
}
