import type { LanguageFragments } from '@dialogwerk/shared/contract';
import { ConfirmPopUp } from './ConfirmPopUp.tsx';

interface LivePopUpProps {
  readonly action: 'restart' | 'delete';
  readonly fragments: LanguageFragments;
  /** Said when it could not be done. */
  readonly failed: string;
  readonly onConfirm: () => Promise<boolean>;
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
