import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { Icon } from '../Icon.tsx';
import { helpIcon } from './helpIcon.data.ts';
import { helpTexts } from './helpTexts.ts';

export interface HelpSignProps extends Omit<IconButtonProps, 'children'> {
  /** What is explained, as it is called where the sign stands. */
  readonly label: string;
}

/** The '?' beside what it explains; not on paper. */
export function HelpSign({ label, ...button }: HelpSignProps) {
  return (
    <IconButton
      size="small"
      aria-label={helpTexts.helpOn(label)}
      sx={{ color: 'text.secondary', p: 0.5, my: -0.5, flex: 'none', '@media print': { display: 'none' } }}
      {...button}
    >
      <Icon path={helpIcon} sx={{ fontSize: 20 }} />
    </IconButton>
  );
}
