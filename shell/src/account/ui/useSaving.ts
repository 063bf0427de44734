import { reasonOf } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { useState } from 'react';

/** Runs one change at a time, says when it is done (null: nothing), and keeps why it is not. */
export function useSaving() {
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Tells whether it succeeded. `meet` takes an error that has a place of its own, and says so with true. */
  const save = async (
    work: () => Promise<unknown>,
    said: string | null,
    meet: (error: unknown) => boolean = () => false,
  ): Promise<boolean> => {
    setIsSaving(true);
    setProblem(null);
    try {
      await work();
      if (said !== null) showNotice(said);
      return true;
    } catch (error) {
      if (!meet(error)) setProblem(reasonOf(error));
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  return { isSaving, problem, save };
}
