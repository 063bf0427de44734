import type { Advice } from '@dialogwerk/shared/dialog/advice';
import { Box } from '@dialogwerk/shared/ui';
import { createContext, use, useState } from 'react';
import { AdviceItem } from '../../../advice/AdviceItem.tsx';
import { adviceTexts } from '../../../advice/texts.ts';
import { WantedToggle } from '../../../advice/WantedToggle.tsx';

/** What research advises about the wording of the block whose properties these are. */
export const AdviceHere = createContext<readonly Advice[]>([]);

/** The same as a list below the text that it is about; nothing where there is none. */
export function AdviceBelow() {
  const advice = use(AdviceHere);
  const [showsWanted, showWanted] = useState(false);
  if (advice.length === 0) return null;
  const told = advice.filter(({ wanted }) => wanted === null);
  const shown = showsWanted ? advice : told;
  return (
    <>
      {shown.length > 0 && (
        <Box component="ul" aria-label={adviceTexts.heading} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {shown.map((each) => (
            <AdviceItem key={each.id} advice={each} />
          ))}
        </Box>
      )}
      <WantedToggle count={advice.length - told.length} isShown={showsWanted} onShow={showWanted} />
    </>
  );
}
