import type { ClientConfig } from '@dialogwerk/shared/contract';
import { InformationMenu } from '../features/live-bar/ui/InformationMenu.tsx';
import type { MenuItem } from '../features/live-bar/ui/InformationMenu.tsx';
import { LiveBar } from '../features/live-bar/ui/LiveBar.tsx';
import type { MessengerTexts } from '../texts.ts';
import type { MessengerProps, Open } from './MessengerProps.ts';

interface MessengerBarProps {
  readonly survey: ClientConfig;
  readonly live: MessengerProps['live'];
  readonly texts: Pick<MessengerTexts, 'menu' | 'lang' | 'newTab'>;
  readonly items: readonly MenuItem[];
  readonly onOpen: (open: Open) => void;
}

/**
 * The live bar (spec §2) with one menu: privacy page, what the messenger offers, restart and delete, so that nothing that
 * takes an answer away is one tap from it. A widget has no bar and the menu in its corner; a test has the items alone.
 */
export function MessengerBar({ survey, live, texts, items, onOpen }: MessengerBarProps) {
  if (!live) {
    return (
      <LiveBar survey={survey}>
        {items.length > 0 && <InformationMenu label={texts.menu} words={texts} items={items} />}
      </LiveBar>
    );
  }
  const { survey_id, survey_name } = survey;
  const { fragments, bar } = live;
  const menu = (
    <InformationMenu
      label={texts.menu}
      words={texts}
      items={[
        { kind: 'link', text: fragments.privacy, href: `/privacy/${encodeURIComponent(survey_id)}` },
        ...items,
        { kind: 'action', text: fragments.restart, onClick: () => onOpen('restart') },
        { kind: 'action', text: fragments.delete, grave: true, onClick: () => onOpen('delete') },
      ]}
    />
  );
  if (bar) return <LiveBar survey={survey}>{menu}</LiveBar>;
  return (
    <div className="dw-corner">
      <h1 className="dw-hidden">{survey_name}</h1>
      {menu}
    </div>
  );
}
