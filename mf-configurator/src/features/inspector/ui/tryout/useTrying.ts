import { reasonOf } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { MODEL_TRY_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { judgeTranscripts } from '../../effects/tryout/judgeTranscripts.ts';
import { deleteTrial, keepTrials, readTrials } from '../../effects/tryout/keepTrials.ts';
import { readRecorded } from '../../effects/tryout/readRecorded.ts';
import type { Ending, TriedLine, TriedTranscript } from '../../model/tryout/TriedTranscript.ts';
import { $triedTranscripts, changeTried } from '../../state/triedTranscripts.ts';
import { tryOutTexts as texts } from '../../tryOutTexts.ts';
import { useInspector } from '../InspectorContext.ts';

/** What is under way: the recorded ones are read, or so many are judged. */
export type Work = { readonly kind: 'reading' } | { readonly kind: 'judging'; readonly count: number };

export interface Trying {
  readonly tried: readonly TriedTranscript[];
  /** null while nothing is under way. */
  readonly work: Work | null;
  /** What could not be done, or what was, as a sentence. */
  readonly told: { readonly severity: 'info' | 'warning'; readonly sentence: string } | null;
  /** Adds transcripts and has them judged; gives whether there was room. */
  readonly add: (transcripts: readonly (readonly TriedLine[])[]) => boolean;
  /** Adds what was replied at the block lately. */
  readonly fetchRecorded: () => void;
  readonly judgeAgain: () => void;
  readonly expect: (id: string, expected: Ending | null) => void;
  readonly remove: (id: string) => void;
  readonly cancel: () => void;
}

const none: readonly TriedTranscript[] = [];

/** Trying a block's exit conditions: what they are tried on, which is kept, and what is under way, which ends with the screen. */
export function useTrying(block: BlockOf<'gpt'>): Trying {
  const { survey } = useInspector();
  const { survey_id } = survey;
  const { unique_question_id } = block;
  const key = `${survey_id} ${unique_question_id}`;
  const tried = useStore($triedTranscripts, { keys: [key] })[key] ?? none;
  const [work, setWork] = useState<Work | null>(null);
  const [told, tell] = useState<Trying['told']>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const place = useMemo(() => ({ id: survey_id, questionId: unique_question_id }), [survey_id, unique_question_id]);
  useEffect(() => {
    const leaving = new AbortController();
    void readTrials(place, leaving.signal).then(
      (kept) =>
        changeTried(key, (all) => {
          // Those that are here already stay, as they were judged.
          const here = new Set(all.map(({ id }) => id));
          return [...kept.filter(({ id }) => !here.has(id)), ...all];
        }),
      (error: unknown) =>
        leaving.signal.aborted || tell({ severity: 'warning', sentence: texts.notRead(reasonOf(error)) }),
    );
    return () => leaving.abort();
  }, [key, place]);

  const current = (): readonly TriedTranscript[] => $triedTranscripts.get()[key] ?? none;

  /** What cannot be kept stays until the page is left, and that is said. */
  function store(keeping: Promise<void>): void {
    keeping.catch((error: unknown) => tell({ severity: 'warning', sentence: texts.notKept(reasonOf(error)) }));
  }

  async function run(begun: Work, act: (signal: AbortSignal) => Promise<void>, failed: (reason: string) => string) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setWork(begun);
    tell(null);
    try {
      await act(controller.signal);
    } catch (error) {
      if (running.current === controller) {
        tell({ severity: 'warning', sentence: controller.signal.aborted ? texts.givenUp : failed(reasonOf(error)) });
      }
    } finally {
      if (running.current === controller) setWork(null);
    }
  }

  async function judge(some: readonly TriedTranscript[], signal: AbortSignal): Promise<void> {
    setWork({ kind: 'judging', count: some.length });
    const judged = await judgeTranscripts(survey_id, block, some, signal);
    changeTried(key, (all) => all.map((one) => ({ ...one, judged: judged.get(one.id) ?? one.judged })));
  }

  function judgeSome(some: readonly TriedTranscript[]): void {
    void run({ kind: 'judging', count: some.length }, (signal) => judge(some, signal), texts.notJudged);
  }

  return {
    tried,
    work,
    told,
    add: (transcripts) => {
      if (current().length + transcripts.length > MODEL_TRY_LIMITS.transcripts) {
        tell({ severity: 'warning', sentence: texts.full });
        return false;
      }
      const added = transcripts.map((said) => ({
        id: crypto.randomUUID(),
        said,
        recorded: null,
        expected: null,
        judged: null,
      }));
      changeTried(key, (all) => [...all, ...added]);
      judgeSome(added);
      store(keepTrials(place, added));
      return true;
    },
    fetchRecorded: () => {
      let isRead = false;
      const act = async (signal: AbortSignal): Promise<void> => {
        const known = new Set(current().flatMap(({ recorded }) => recorded?.conversation_id ?? []));
        const read = await readRecorded(survey_id, unique_question_id, known, signal);
        const added = read.slice(0, MODEL_TRY_LIMITS.transcripts - current().length);
        tell({
          severity: added.length < read.length ? 'warning' : 'info',
          sentence: added.length > 0 ? texts.fetched(added.length) : read.length > 0 ? texts.full : texts.noneFetched,
        });
        if (added.length === 0) return;
        isRead = true;
        changeTried(key, (all) => [...all, ...added]);
        store(keepTrials(place, added));
        await judge(added, signal);
      };
      void run({ kind: 'reading' }, act, (reason) => (isRead ? texts.notJudged(reason) : texts.notFetched(reason)));
    },
    judgeAgain: () => judgeSome(current()),
    expect: (id, expected) => {
      changeTried(key, (all) => all.map((one) => (one.id === id ? { ...one, expected } : one)));
      store(
        keepTrials(
          place,
          current().filter((one) => one.id === id),
        ),
      );
    },
    remove: (id) => {
      const removed = current().filter((one) => one.id === id);
      changeTried(key, (all) => all.filter((one) => one.id !== id));
      store(deleteTrial(place, id));
      const putBack = (): void => {
        changeTried(key, (all) => [...all, ...removed]);
        store(keepTrials(place, removed));
      };
      showNotice(texts.removed, { label: texts.undo, run: putBack });
    },
    cancel: () => running.current?.abort(),
  };
}
