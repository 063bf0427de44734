import type { MenuItem } from '../features/live-bar/ui/InformationMenu.tsx';
import type { Preferences } from '../features/preferences/effects/keepPreferences.ts';
import type { MessengerTexts } from '../texts.ts';

interface MenuParts {
  readonly texts: MessengerTexts;
  readonly asForm: boolean;
  readonly sounds: boolean;
  /** null while there is none. */
  readonly receipt: string | null;
  readonly preferences: Preferences;
  readonly onReceipt: () => void;
}

/** What the information menu offers beside the privacy page. */
export function menuItems({ texts, asForm, sounds, receipt, preferences, onReceipt }: MenuParts): MenuItem[] {
  const { form, sounds: sound } = preferences;
  return [
    ...(receipt === null ? [] : [{ kind: 'action', text: texts.receipt, onClick: onReceipt } as const]),
    { kind: 'switch', text: texts.formView, on: asForm, onClick: form.toggle },
    { kind: 'switch', text: texts.sounds, on: sounds, onClick: sound.toggle },
  ];
}
