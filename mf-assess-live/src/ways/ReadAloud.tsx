import { holdSpeech, hush, localVoice, speak } from '@dialogwerk/shared/browser';
import type { DialogEntry, OpenQuestion } from '@dialogwerk/shared/contract';
import { useEffect, useRef } from 'react';
import { sinceLastAnswer, spokenChoices, spokenEntries } from './spokenEntries.ts';

interface ReadAloudProps {
  /** What is on the screen. */
  readonly entries: readonly DialogEntry[];
  /** What is asked once all is said; null before. */
  readonly question: OpenQuestion | null;
  readonly language: string;
  readonly paused: boolean;
  /** How far the respondent has changed the pace. */
  readonly pace: number;
}

/** Reads what the bot says as it comes, and what there is to choose from, with a voice of the device; an answer or switching it off ends it. */
export function ReadAloud({ entries, question, language, paused, pace }: ReadAloudProps) {
  const read = useRef(sinceLastAnswer(entries));
  const asked = useRef<OpenQuestion | null>(null);
  const rate = 1 + pace / 5;

  useEffect(() => hush, []);
  useEffect(() => holdSpeech(paused), [paused]);
  useEffect(() => {
    const since = sinceLastAnswer(entries);
    // What was still being read is answered by now.
    if (since > read.current || read.current > entries.length) hush();
    const texts = spokenEntries(entries, Math.max(since, Math.min(read.current, entries.length)));
    read.current = entries.length;
    if (question && question !== asked.current) texts.push(...spokenChoices(question.input));
    asked.current = question;
    if (texts.length === 0) return;
    void localVoice(language).then((voice) => {
      if (voice) for (const text of texts) speak(text, voice, rate);
    });
  }, [entries, question, language, rate]);
  return null;
}
