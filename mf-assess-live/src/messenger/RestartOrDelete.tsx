import type { ClientConfig, LanguageFragments } from '@dialogwerk/shared/contract';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import { LivePopUp } from '../features/live-bar/ui/LivePopUp.tsx';
import type { MessengerTexts } from '../texts.ts';
import { changeTexts } from './changeTexts.ts';
import { requestLine } from './requestLine.ts';

interface RestartOrDeleteProps extends Pick<ClientConfig, 'language' | 'du_sie'> {
  readonly action: 'restart' | 'delete';
  readonly fragments: LanguageFragments;
  readonly running: RunningConversation;
  readonly texts: MessengerTexts;
  readonly onBack: () => void;
  /** Where to go once it is done. */
  readonly onDone: (action: 'restart' | 'delete') => void;
}

/** Asks whether to begin anew, or to delete all that was said, and does it. */
export function RestartOrDelete(props: RestartOrDeleteProps) {
  const { action, fragments, running, texts, language, du_sie, onBack, onDone } = props;
  return (
    <LivePopUp
      action={action}
      fragments={fragments}
      onBack={onBack}
      onConfirm={async () => {
        const refusal = await running.restartOrDelete(action);
        if (refusal) return [changeTexts(language, du_sie).notDone, ...requestLine(refusal, texts)];
        onDone(action);
        return null;
      }}
    />
  );
}
