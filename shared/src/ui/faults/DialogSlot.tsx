import { showNotice } from '../../state/index.ts';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { faultTexts as texts } from './faultTexts.ts';

interface DialogSlotProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Around a dialog whose code comes when it is opened (`laterDialog`): where it does not come, the page behind it stays, and says so. */
export class DialogSlot extends Component<DialogSlotProps, { readonly isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError(): { readonly isLost: boolean } {
    return { isLost: true };
  }

  override componentDidCatch(error: unknown): void {
    // A boundary keeps it from the page's own listeners, which tell the module's team.
    reportError(error);
    showNotice(texts.dialogLost);
    this.props.onClose();
  }

  override render(): ReactNode {
    return this.state.isLost ? null : this.props.children;
  }
}
