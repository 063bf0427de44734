import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';

/** The few things of local storage that are used. */
interface Memory {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

/** A switch that the device remembers, for all dialogs. */
export interface Preference {
  readonly $on: ReadableAtom<boolean>;
  readonly toggle: () => void;
}

export interface Preferences {
  /** The dialog as a plain form. */
  readonly form: Preference;
  /** A sound with each new message; off unless the respondent wants it. */
  readonly sounds: Preference;
}

/** What the respondent has chosen about the messenger; off where nothing, or anything else, is kept. */
export function keepPreferences(memory: Memory): Preferences {
  const preference = (key: string): Preference => {
    const $on = atom(memory.read(key) === 'on');
    return {
      $on,
      toggle() {
        const on = !$on.get();
        memory.write(key, on ? 'on' : 'off');
        $on.set(on);
      },
    };
  };
  return { form: preference('live_form_view'), sounds: preference('live_sounds') };
}
