import { mdiOpenInNew } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { CopyField } from '../deferredParts.tsx';
import { Icon } from '../Icon.tsx';
import { publicLinkTexts as texts } from './publicLinkTexts.ts';
import { QrCode } from './QrCode.tsx';

export interface PublicLinkProps {
  /** What the field is called. */
  readonly label: string;
  readonly link: string;
  /** What the dialog or the multi-chat is called. */
  readonly name: string;
  /** Where there is little room, the picture stands below whatever the window's width. */
  readonly narrow?: boolean;
  /** Further ways beside 'In neuem Tab öffnen'. */
  readonly children?: ReactNode;
}

/** The link for respondents: to copy, to open, to scan. */
export function PublicLink({ label, link, name, narrow = false, children }: PublicLinkProps) {
  return (
    <Stack direction={narrow ? 'column' : { xs: 'column', md: 'row' }} sx={{ gap: narrow ? 2 : { xs: 3, md: 5 } }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <CopyField main label={label} text={link} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', mt: 1.5, ml: -1, columnGap: 1 }}>
          <Button component="a" href={link} target="_blank" rel="noopener" startIcon={<Icon path={mdiOpenInNew} />}>
            {texts.open}
          </Button>
          {children}
        </Stack>
      </Box>
      <QrCode link={link} name={name} />
    </Stack>
  );
}
