import type { LanguageFragments } from '@dialogwerk/shared/contract';
import { mdiDeleteOutline, mdiRestart } from '@mdi/js';
import type { NewTabWords } from '../../../links/NewTabLink.tsx';
import { BarIcon } from './BarIcon.tsx';
import { InformationMenu } from './InformationMenu.tsx';
import type { MenuItem } from './InformationMenu.tsx';

interface LiveActionsProps {
  readonly survey_id: string;
  readonly fragments: LanguageFragments;
  readonly information: string;
  readonly words: NewTabWords;
  /** What the menu offers beside the privacy page. */
  readonly items: readonly MenuItem[];
  readonly onAsk: (action: 'restart' | 'delete') => void;
}

/** Restart, cancel and the information menu of the live bar, in the dialog's language (spec §2, §3). */
export function LiveActions({ survey_id, fragments, information, words, items, onAsk }: LiveActionsProps) {
  const buttons = [
    { action: 'restart', icon: mdiRestart, text: fragments.restart },
    { action: 'delete', icon: mdiDeleteOutline, text: fragments.delete },
  ] as const;
  return (
    <div className="dw-bar-actions">
      {buttons.map(({ action, icon, text }) => (
        <button
          key={action}
          type="button"
          className="dw-icon-button"
          aria-label={text}
          title={text}
          onClick={() => onAsk(action)}
        >
          <BarIcon path={icon} />
        </button>
      ))}
      <InformationMenu
        label={information}
        words={words}
        items={[{ kind: 'link', text: fragments.privacy, href: `/privacy/${encodeURIComponent(survey_id)}` }, ...items]}
      />
    </div>
  );
}
