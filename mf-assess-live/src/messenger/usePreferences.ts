import { useStoreValue } from '../loading/useStoreValue.ts';
import { atom } from 'nanostores';
import type { Preferences } from '../features/preferences/effects/keepPreferences.ts';

const off = atom(false);
const usual = atom(0);

/** What the respondent has switched on; nothing in the author's test, which has no preferences. */
export function usePreferences(preferences: Preferences | undefined) {
  return {
    form: useStoreValue(preferences?.form.$on ?? off),
    atOnce: useStoreValue(preferences?.atOnce.$on ?? off),
    sounds: useStoreValue(preferences?.sounds.$on ?? off),
    autoplay: useStoreValue(preferences?.autoplay.$on ?? off),
    aloud: useStoreValue(preferences?.aloud.$on ?? off),
    pace: useStoreValue(preferences?.pace.$steps ?? usual),
  };
}
