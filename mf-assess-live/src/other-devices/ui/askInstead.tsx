import type { ClientConfig } from '@dialogwerk/shared/contract';
import { createRoot } from 'react-dom/client';
import type { ConfirmPopUp } from '../../features/live-bar/ui/ConfirmPopUp.tsx';
import { otherDeviceTexts } from '../texts.ts';

/** It comes with other sheets, which have it already. */
export type PopUp = typeof ConfirmPopUp;

/** Asks whether to leave the conversation that was begun on this device for the one of a link. */
export function askInstead(
  { language, du_sie }: Pick<ClientConfig, 'language' | 'du_sie'>,
  PopUp: PopUp,
): Promise<boolean> {
  const { lang, instead } = otherDeviceTexts(language, du_sie);
  const frame = document.createElement('div');
  frame.className = 'dw';
  frame.lang = lang;
  document.body.append(frame);
  const root = createRoot(frame);
  return new Promise<boolean>((resolve) => {
    root.render(
      <PopUp
        {...instead}
        onBack={() => resolve(false)}
        onConfirm={async () => {
          resolve(true);
          return null;
        }}
      />,
    );
  }).finally(() => {
    root.unmount();
    frame.remove();
  });
}
