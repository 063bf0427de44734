import { reached, reducesMotion } from '@dialogwerk/shared/browser';
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

/** How fast messages come, as the device remembers it. */
export interface Pace {
  /** 0 as the author has it, below slower, above faster. */
  readonly $steps: ReadableAtom<number>;
  readonly change: (by: 1 | -1) => void;
}

/** How far it can be changed. */
export const MOST_STEPS = 2;

export interface Switches {
  /** The dialog as a plain form. */
  readonly form: Preference;
  /** Messages without their pauses; off unless the respondent wants it, or the device less motion. */
  readonly atOnce: Preference;
  /** A sound with each new message; off unless the respondent wants it. */
  readonly sounds: Preference;
  /** Audio and video begin by themselves where the dialog allows it; on a device that wants it calm or saves data only once the respondent says so. */
  readonly autoplay: Preference;
  /** Messages are read aloud by a voice of the device; off unless the respondent wants it. */
  readonly aloud: Preference;
}

export interface Preferences extends Switches {
  readonly pace: Pace;
}

/** What the respondent has chosen about the messenger; where nothing, or anything else, is kept, what is usual. */
export function keepPreferences(memory: Memory): Preferences {
  const preference = (key: string, usually: boolean): Preference => {
    const kept = memory.read(key);
    const $on = atom(usually ? kept !== 'off' : kept === 'on');
    return {
      $on,
      toggle() {
        const on = !$on.get();
        memory.write(key, on ? 'on' : 'off');
        $on.set(on);
      },
    };
  };
  return {
    form: preference('live_form_view', false),
    atOnce: preference('live_at_once', reducesMotion()),
    sounds: preference('live_sounds', false),
    autoplay: preference('live_autoplay', !wantsCalm()),
    aloud: preference('live_aloud', false),
    pace: keepPace(memory),
  };
}

function keepPace(memory: Memory): Pace {
  const within = (steps: number): number => Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.trunc(steps) || 0));
  const $steps = atom(within(Number(memory.read('live_pace'))));
  return {
    $steps,
    change(by) {
      $steps.set(within($steps.get() + by));
      memory.write('live_pace', `${$steps.get()}`);
    },
  };
}

/** Whether the device asks for less motion or for fewer data. */
function wantsCalm(): boolean {
  const savesData = reached((): unknown => Reflect.get(Reflect.get(navigator, 'connection'), 'saveData'));
  return savesData === true || reducesMotion();
}
