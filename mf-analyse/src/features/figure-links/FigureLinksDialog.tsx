import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FaultAlert,
  Skeleton,
  Stack,
  Typography,
  useMediaQuery,
} from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { FigureLinkRow } from './FigureLinkRow.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';
import { figureLinkTexts as texts } from './texts.ts';
import { useFigureLinks } from './useFigureLinks.ts';

interface FigureLinksDialogProps {
  readonly survey_id: string;
  readonly filter: string;
  /** The report that links show; null for all figures. */
  readonly report_id: string | null;
  readonly onClose: () => void;
}

/** Links that show figures: to make one, copy it, and end it. */
export default function FigureLinksDialog({ survey_id, filter, report_id, onClose }: FigureLinksDialogProps) {
  const titleId = useId();
  const listId = useId();
  const [now] = useState(() => Date.now());
  const isPhone = useMediaQuery('(max-width: 599px)');
  const { state, reload, make, revoke } = useFigureLinks(survey_id);
  const links = state.kind === 'loaded' ? state.value.links.filter((link) => link.report_id === report_id) : [];
  const title = report_id === null ? texts.title : texts.reportTitle;
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} help={{ label: title, page: 'auswerten', passage: 'link' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 3 }}>
          <Typography>{report_id === null ? texts.explained : texts.reportExplained}</Typography>
          <NewLinkForm
            survey_id={survey_id}
            now={now}
            filter={filter}
            report_id={report_id}
            leastGroup={state.kind === 'loaded' ? state.value.least_group : null}
            onMake={make}
          />
          <section aria-labelledby={listId}>
            <Typography id={listId} variant="h3" sx={{ mb: 1 }}>
              {texts.list}
            </Typography>
            {state.kind === 'loading' && (
              <Skeleton role="progressbar" variant="rounded" height={80} aria-label={texts.loading} />
            )}
            {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.loadFailed(state.reason)}</FaultAlert>}
            {state.kind === 'loaded' && links.length === 0 && (
              <Typography color="textSecondary">{texts.none}</Typography>
            )}
            {links.length > 0 && (
              <Stack component="ul" sx={{ m: 0, p: 0, gap: 2.5, listStyle: 'none' }}>
                {links.map((link) => (
                  <FigureLinkRow key={link.link_id} link={link} now={now} onRevoke={revoke} />
                ))}
              </Stack>
            )}
          </section>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
