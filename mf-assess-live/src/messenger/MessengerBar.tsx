import { InformationMenu } from '../features/live-bar/ui/InformationMenu.tsx';
import { LiveBar } from '../features/live-bar/ui/LiveBar.tsx';
import type { MenuItem } from '../features/live-bar/ui/MenuItem.ts';
import { LazyChunk } from '../loading/LazyChunk.tsx';
import type { BarParts } from './menuItems.ts';
import type { MessengerProps } from './MessengerProps.ts';
import { sheets } from './sheetsChunk.ts';

interface MessengerBarProps {
  readonly live: MessengerProps['live'];
  readonly parts: BarParts;
  /** What the menu of the author's test offers. */
  readonly testItems: readonly MenuItem[];
}

/** The live bar (spec §2) with one menu. A widget has no bar and the menu in its corner; a test has its own items alone. */
export function MessengerBar({ live, parts, testItems }: MessengerBarProps) {
  const { survey, texts } = parts;
  const menu = (
    <InformationMenu label={texts.menu}>
      {(list) => (
        <LazyChunk chunk={sheets} {...survey}>
          {({ MessengerMenu }) => <MessengerMenu {...list} live={live} parts={parts} testItems={testItems} />}
        </LazyChunk>
      )}
    </InformationMenu>
  );
  if (!live || live.bar)
    return (
      <LiveBar survey={survey}>
        {live?.languages}
        {(live || testItems.length > 0) && menu}
      </LiveBar>
    );
  return (
    <div className="dw-corner">
      <h1 className="dw-hidden">{survey.survey_name}</h1>
      {live.languages}
      {menu}
    </div>
  );
}
