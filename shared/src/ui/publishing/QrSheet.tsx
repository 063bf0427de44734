import { mdiPrinterOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../deferredParts.tsx';
import { Icon } from '../Icon.tsx';
import { publicLinkTexts as texts } from './publicLinkTexts.ts';
import { qrCode } from './qrCode.ts';

export interface QrSheetProps {
  /** Stands above the codes. */
  readonly heading: string;
  /** What each leads to, and what stands below it. */
  readonly codes: readonly { readonly name: string; readonly link: string }[];
  readonly onClose: () => void;
}

/** QR codes on sheets of paper: one fills its sheet, several stand in two columns to be cut apart. */
export function QrSheet({ heading, codes, onClose }: QrSheetProps) {
  const title = useId();
  const isOne = codes.length === 1;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={title} className="dw-qr-dialog">
      <GlobalStyles styles={printed} />
      <DialogTitle id={title}>{texts.sheet}</DialogTitle>
      <DialogContent>
        <Box
          className="dw-qr-sheet"
          sx={{ bgcolor: '#fff', color: '#000', p: { xs: 2, sm: 4 }, borderRadius: 1, textAlign: 'center' }}
        >
          <Typography variant="h2" component="p" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {heading}
          </Typography>
          <Typography sx={{ mb: 3 }}>{texts.scan}</Typography>
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: isOne ? '1fr' : { xs: '1fr', sm: '1fr 1fr' } }}>
            {codes.map(({ name, link }) => (
              <Box key={link} component="figure" sx={{ m: 0, breakInside: 'avoid' }}>
                <Box
                  component="img"
                  src={qrCode(link)}
                  alt={texts.qr(name)}
                  sx={{ display: 'block', mx: 'auto', width: 1, maxWidth: isOne ? 420 : 240 }}
                />
                <figcaption>
                  {!isOne && <Typography sx={{ fontWeight: 650 }}>{name}</Typography>}
                  <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                    {link}
                  </Typography>
                </figcaption>
              </Box>
            ))}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button startIcon={<Icon path={mdiPrinterOutline} />} onClick={() => globalThis.print()}>
          {texts.print}
        </Button>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Of the page only the sheet is printed, wherever it was scrolled to. */
const printed = {
  '@media print': {
    'body:has(.dw-qr-dialog)': { overflow: 'visible !important' },
    'body:has(.dw-qr-dialog) > :not(:has(.dw-qr-sheet))': { display: 'none' },
    '.dw-qr-dialog.MuiDialog-root, .dw-qr-dialog :is(.MuiDialog-container, .MuiDialog-paper, .MuiDialogContent-root)': {
      position: 'static',
      display: 'block',
      height: 'auto',
      maxHeight: 'none',
      maxWidth: 'none',
      margin: 0,
      padding: 0,
      overflow: 'visible',
      boxShadow: 'none',
      background: 'none',
    },
    '.dw-qr-dialog :is(.MuiBackdrop-root, .MuiDialogActions-root, .MuiDialogTitle-root)': { display: 'none' },
  },
} as const;
