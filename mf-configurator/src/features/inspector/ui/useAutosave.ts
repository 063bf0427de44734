import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** How long after the last key a text is handed on, in milliseconds: one call for a phrase, not one for each key. */
const PAUSE_MS = 600;

interface AutosaveHandlers {
  /** Something was typed; it is saved later. */
  readonly onTyped: () => void;
  readonly onSave: () => void;
  /** The form goes away; what could be saved has been. */
  readonly onLeave: () => void;
}

/**
 * Saves a form after a pause, when the page is hidden and when the form goes away, so that nothing is lost and no key is a
 * call. Gives what saves at once.
 */
export function useAutosave<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  handlers: AutosaveHandlers,
): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });

  const saveNow = useCallback((): void => {
    clearTimeout(timer.current);
    latest.current.onSave();
  }, []);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          latest.current.onTyped();
          clearTimeout(timer.current);
          timer.current = setTimeout(saveNow, PAUSE_MS);
        },
      }),
    [form, saveNow],
  );

  useEffect(() => {
    const saveWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => document.removeEventListener('visibilitychange', saveWhenHidden);
  }, [saveNow]);

  // A layout effect, because the editor around must still be there when the last words are handed on.
  useLayoutEffect(
    () => () => {
      saveNow();
      latest.current.onLeave();
    },
    [saveNow],
  );

  return saveNow;
}
