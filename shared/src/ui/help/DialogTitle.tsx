import Box from '@mui/material/Box';
import MaterialDialogTitle from '@mui/material/DialogTitle';
import type { DialogTitleProps as MaterialDialogTitleProps } from '@mui/material/DialogTitle';
import { PageHelp } from './PageHelp.tsx';
import type { PageHelpProps } from './PageHelp.tsx';

export interface DialogTitleProps extends MaterialDialogTitleProps {
  /** The passage of the help that explains what the dialog asks; its sign stands behind the title. */
  readonly help?: PageHelpProps | undefined;
}

/** The title of a dialog; the sign beside it is no part of its name. */
export function DialogTitle({ help, ...title }: DialogTitleProps) {
  if (!help) return <MaterialDialogTitle {...title} />;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none', pr: 2, '& + .MuiDialogContent-root': { pt: 0 } }}>
      <MaterialDialogTitle {...title} sx={{ minWidth: 0, overflowWrap: 'anywhere', pr: 0.5 }} />
      <PageHelp {...help} />
    </Box>
  );
}
