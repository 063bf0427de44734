import { Box, Button, Icon, Typography, useMediaQuery } from '@dialogwerk/shared/ui';
import { mdiChartBoxOutline, mdiTable } from '@mdi/js';
import { useState } from 'react';
import { texts } from '../../../texts.ts';
import { fitSideBySide, SIGNS } from '../model/fitSideBySide.ts';
import type { Share } from '../model/shares.ts';
import { ShareBars } from './ShareBars.tsx';
import { ShareColumns } from './ShareColumns.tsx';
import { ShareTable } from './ShareTable.tsx';

interface ShareFigureProps {
  readonly title: string;
  readonly shares: readonly Share[];
  /** Numbers in their order, side by side where there is room. */
  readonly inOrder?: boolean;
  /** Several answers could be chosen. */
  readonly multiple?: boolean;
}

/** The counts of one question, as a figure or as a table. */
export function ShareFigure({ title, shares, inOrder = false, multiple = false }: ShareFigureProps) {
  const [asTable, setAsTable] = useState(false);
  const isPhone = useMediaQuery('(max-width: 599px)');
  const areColumns = inOrder && fitSideBySide(shares, isPhone ? SIGNS.phone : SIGNS.wide);
  const Figure = areColumns ? ShareColumns : ShareBars;
  return (
    <Box>
      {asTable ? (
        <ShareTable title={title} head={inOrder ? texts.questions.value : texts.questions.option} shares={shares} />
      ) : (
        <Figure shares={shares} />
      )}
      {multiple && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {texts.questions.multiple}
        </Typography>
      )}
      <Button
        size="small"
        aria-label={asTable ? texts.questions.asBarsOf(title) : texts.questions.asTableOf(title)}
        startIcon={<Icon path={asTable ? mdiChartBoxOutline : mdiTable} />}
        onClick={() => setAsTable(!asTable)}
        sx={{ mt: 1.5, ml: -0.5 }}
      >
        {asTable ? texts.questions.asBars : texts.questions.asTable}
      </Button>
    </Box>
  );
}
