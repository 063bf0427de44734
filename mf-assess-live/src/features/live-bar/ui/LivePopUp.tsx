import type { LanguageFragments } from '@dialogwerk/shared/contract';
import { ConfirmPopUp } from './ConfirmPopUp.tsx';

interface LivePopUpProps {
  readonly action: 'restart' | 'delete';
  readonly fragments: LanguageFragments;
  /** Gives null when it was done, else what to say, line by line. */
  readonly onConfirm: () => Promise<readonly string[] | null>;
  readonly onBack: () => void;
}

/** Asks before a dialog is restarted or deleted, in the dialog's own wording (spec §3). */
export function LivePopUp({ action, fragments, ...rest }: LivePopUpProps) {
  if (action === 'restart') {
    const { header, text, btn_back, btn_restart } = fragments.restart_pop_up;
    return <ConfirmPopUp header={header} text={text} back={btn_back} confirm={btn_restart} {...rest} />;
  }
  const { header, text, btn_back, btn_delete } = fragments.delete_pop_up;
  return <ConfirmPopUp header={header} text={text} back={btn_back} confirm={btn_delete} {...rest} />;
}
