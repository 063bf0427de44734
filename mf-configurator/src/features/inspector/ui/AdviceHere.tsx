import type { Advice } from '@dialogwerk/shared/dialog/advice';
import { Box } from '@dialogwerk/shared/ui';
import { createContext, use } from 'react';
import { AdviceItem } from '../../../advice/AdviceItem.tsx';
import { adviceTexts } from '../../../advice/texts.ts';

/** What research advises about the wording of the block whose properties these are. */
export const AdviceHere = createContext<readonly Advice[]>([]);

/** The same as a list below the text that it is about; nothing where there is none. */
export function AdviceBelow() {
  const advice = use(AdviceHere);
  if (advice.length === 0) return null;
  return (
    <Box component="ul" aria-label={adviceTexts.heading} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {advice.map((each) => (
        <AdviceItem key={each.id} advice={each} />
      ))}
    </Box>
  );
}
