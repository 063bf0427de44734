import { showNotice } from '@dialogwerk/shared/state';
import { useNavigate } from '@dialogwerk/shared/ui/router';
import { saveStatus } from '../../../features/editing/model/EditingState.ts';
import type { Editor } from '../../../features/editing/state/createEditor.ts';
import { texts } from '../../../texts.ts';

/**
 * Opens the test chat at an address once everything is saved, because it runs on what is stored; `prepare` is done just
 * before. Where something is not saved, it says so instead.
 */
export function useTesting(editor: Editor): (address: string, prepare?: () => void) => Promise<void> {
  const navigate = useNavigate();
  return async (address, prepare) => {
    if (saveStatus(editor.$state.get()) === 'saving') showNotice(texts.testOpens);
    await editor.settled();
    if (saveStatus(editor.$state.get()) !== 'saved') {
      showNotice(texts.testNotSaved);
      return;
    }
    prepare?.();
    await navigate(address);
  };
}
