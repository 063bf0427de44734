import type { ClientConfig } from '@dialogwerk/shared/contract';
import { MOST_STEPS } from '../features/preferences/effects/keepPreferences.ts';
import type { Preferences, Switches } from '../features/preferences/effects/keepPreferences.ts';
import type { MenuItem } from '../features/live-bar/ui/MenuItem.ts';
import type { Open } from '../messenger/MessengerProps.ts';
import { ownTexts } from './ownTexts.ts';

interface OwnParts {
  readonly survey: Pick<ClientConfig, 'language' | 'speed'>;
  readonly preferences: Preferences;
  readonly on: { readonly [preference in keyof Switches]: boolean } & { readonly pace: number };
  /** Whether the device has a voice for the dialog's language. */
  readonly hasVoice: boolean;
  readonly paused: boolean;
  readonly onPause: () => void;
  readonly onOpen: (open: Open) => void;
}

/** What the menu offers of how messages come, and what explains it. */
export function ownItems({ survey, preferences, on, hasVoice, paused, onPause, onOpen }: OwnParts): MenuItem[] {
  const words = ownTexts(survey.language);
  // What comes at once has no pace.
  const paced = !on.form && !on.atOnce && survey.speed < 1;
  const { aloud } = preferences;
  return [
    { kind: 'action', text: words.help, onClick: () => onOpen({ word: 'help', asAnswer: null }) },
    ...(paced
      ? [
          { kind: 'drawn', text: words.faster, draw: drawPace } as const,
          { kind: 'action', text: paused ? words.goOn : words.pause, onClick: onPause } as const,
        ]
      : []),
    ...(hasVoice ? [{ kind: 'switch', text: words.aloud, on: on.aloud, onClick: aloud.toggle } as const] : []),
  ];

  function drawPace() {
    const { slower, faster, pace, paces } = words;
    const { change } = preferences.pace;
    return (
      <div className="dw-steps">
        <span role="status">{pace(paces[on.pace + MOST_STEPS] ?? '')}</span>
        <button type="button" aria-label={slower} title={slower} onClick={() => change(-1)}>
          −
        </button>
        <button type="button" aria-label={faster} title={faster} onClick={() => change(1)}>
          +
        </button>
      </div>
    );
  }
}
