import { showNotice } from '@dialogwerk/shared/state';
import { IconButton, Icon, Menu, MenuItem } from '@dialogwerk/shared/ui';
import { mdiDotsVertical } from '@mdi/js';
import { useState } from 'react';
import type { DrawnFigure } from '../../../answerTypes/Figure.ts';
import { copyTables } from '../effects/copyTables.ts';
import { keepChart } from '../effects/keepChart.ts';
import { questionTexts as texts } from '../texts.ts';

interface KeepMenuProps {
  readonly title: string;
  readonly figures: readonly DrawnFigure[];
}

/** What can be done with the figures of a card: keep them as a picture, or copy them as a table. */
export function KeepMenu({ title, figures }: KeepMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const keep = (format: 'svg' | 'png'): void => {
    setAnchor(null);
    keepChart(title, figures, format).catch(() => showNotice(texts.notKept));
  };
  const copy = async (): Promise<void> => {
    setAnchor(null);
    showNotice((await copyTables(title, figures)) ? texts.copied : texts.notCopied);
  };
  return (
    <>
      <IconButton
        aria-label={texts.menuOf(title)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        className="keep"
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <MenuItem onClick={() => keep('svg')}>{texts.keepSvg}</MenuItem>
          <MenuItem onClick={() => keep('png')}>{texts.keepPng}</MenuItem>
          <MenuItem onClick={() => void copy()}>{texts.copyTable}</MenuItem>
        </Menu>
      )}
    </>
  );
}
