import type { ClientConfig } from '@dialogwerk/shared/contract';
import { InformationMenu } from '../features/live-bar/ui/InformationMenu.tsx';
import type { MenuItem } from '../features/live-bar/ui/InformationMenu.tsx';
import { LiveActions } from '../features/live-bar/ui/LiveActions.tsx';
import { LiveBar } from '../features/live-bar/ui/LiveBar.tsx';
import type { MessengerTexts } from '../texts.ts';
import type { MessengerProps, Open } from './MessengerProps.ts';

interface MessengerBarProps {
  readonly survey: ClientConfig;
  readonly live: MessengerProps['live'];
  readonly texts: Pick<MessengerTexts, 'information' | 'lang' | 'newTab'>;
  readonly items: readonly MenuItem[];
  readonly onOpen: (open: Open) => void;
}

/** The live bar (spec §2). A widget has none, so all that it offers stands in one menu in its corner. */
export function MessengerBar({ survey, live, texts, items, onOpen }: MessengerBarProps) {
  if (!live) return <LiveBar survey={survey} />;
  const { survey_id, survey_name } = survey;
  const { fragments, bar } = live;
  const { information } = texts;
  if (bar) {
    return (
      <LiveBar survey={survey}>
        <LiveActions
          survey_id={survey_id}
          fragments={fragments}
          information={information}
          words={texts}
          items={items}
          onAsk={onOpen}
        />
      </LiveBar>
    );
  }
  return (
    <div className="dw-corner">
      <h1 className="dw-hidden">{survey_name}</h1>
      <InformationMenu
        label={information}
        words={texts}
        items={[
          { kind: 'link', text: fragments.privacy, href: `/privacy/${encodeURIComponent(survey_id)}` },
          ...items,
          { kind: 'action', text: fragments.restart, onClick: () => onOpen('restart') },
          { kind: 'action', text: fragments.delete, onClick: () => onOpen('delete') },
        ]}
      />
    </div>
  );
}
