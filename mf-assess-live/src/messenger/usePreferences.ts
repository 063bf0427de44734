import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { Preferences } from '../features/preferences/effects/keepPreferences.ts';

const off = atom(false);

/** What the respondent has switched on; nothing in the author's test, which has no preferences. */
export function usePreferences(preferences: Preferences | undefined) {
  return {
    form: useStore(preferences?.form.$on ?? off),
    atOnce: useStore(preferences?.atOnce.$on ?? off),
    sounds: useStore(preferences?.sounds.$on ?? off),
    autoplay: useStore(preferences?.autoplay.$on ?? off),
  };
}
