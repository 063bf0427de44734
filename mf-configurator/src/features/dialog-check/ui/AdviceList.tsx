import type { Advice } from '@dialogwerk/shared/dialog/advice';
import { Box, Button, MaterialLink, Typography } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { AdviceItem } from '../../../advice/AdviceItem.tsx';
import { adviceTexts } from '../../../advice/texts.ts';
import { WantedToggle } from '../../../advice/WantedToggle.tsx';
import { texts } from '../texts.ts';

interface AdviceListProps {
  readonly advice: readonly Advice[];
  readonly onSelect: (unique_question_id: string) => void;
}

/** What research advises about the wording of questions, below the findings: it is no fault, so it is folded. */
export function AdviceList({ advice, onSelect }: AdviceListProps) {
  const heading = useId();
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const [showsWanted, showWanted] = useState(false);
  if (advice.length === 0) return null;
  const told = advice.filter(({ wanted }) => wanted === null);
  const shown = showsWanted ? advice : told;
  return (
    <Box component="section" aria-labelledby={heading} sx={{ px: 2, pt: 2 }}>
      <Typography id={heading} variant="h3" sx={{ fontSize: '1rem' }}>
        {adviceTexts.heading} ({told.length})
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {adviceTexts.hint}
      </Typography>
      <Button
        size="small"
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': list } : {})}
        onClick={() => setOpen(!isOpen)}
        sx={{ ml: -0.5 }}
      >
        {isOpen ? adviceTexts.hide : adviceTexts.show(told.length)}
      </Button>
      {isOpen && (
        <>
          <Box component="ul" id={list} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {shown.map((each) => (
              <AdviceItem key={each.id} advice={each}>
                <MaterialLink
                  component="button"
                  type="button"
                  variant="body2"
                  aria-label={texts.showBlock(each.place)}
                  onClick={() => onSelect(each.unique_question_id)}
                  sx={{ textAlign: 'left', fontWeight: 600, color: 'text.primary' }}
                >
                  {each.place}
                </MaterialLink>
              </AdviceItem>
            ))}
          </Box>
          <WantedToggle count={advice.length - told.length} isShown={showsWanted} onShow={showWanted} />
        </>
      )}
    </Box>
  );
}
