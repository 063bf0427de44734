import { useStore } from '@nanostores/react';
import type { ErrorDialog } from '@dialogwerk/shared/state';
import { Divider, Typography } from '@dialogwerk/shared/ui';
import { $composition } from '../../remotes/state/registry.ts';
import { fixedText } from '../model/errorText.ts';
import { texts } from '../texts.ts';
import { ErrorBar } from './ErrorBar.tsx';
import { RequestId } from './RequestId.tsx';

/** With the text's colour, because browsers give `hr` a grey of its own, which does not show on red. */
const divider = { my: 1, color: 'inherit', borderColor: 'currentcolor', opacity: 0.6 } as const;

/** An error that stays until it is closed (spec §9: no time-out); what the server said stands below a divider (spec §8). */
export function FaultDialog({ error: { title, code, additional, requestId } }: { readonly error: ErrorDialog }) {
  const composition = useStore($composition);
  const fixed = fixedText(code);
  const sentence = fixed === null ? title : '';
  return (
    <ErrorBar tone="error" takesFocus>
      <Typography sx={{ fontWeight: 500 }}>{fixed ?? texts.error}</Typography>
      {(sentence !== '' || additional !== '' || requestId !== undefined) && <Divider sx={divider} />}
      {sentence !== '' && <Typography variant="body2">{sentence}</Typography>}
      {additional !== '' && <Typography variant="body2">{additional}</Typography>}
      {requestId !== undefined && <RequestId id={requestId} />}
      {composition !== null && (
        <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere', userSelect: 'text' }}>
          {texts.composition(composition)}
        </Typography>
      )}
    </ErrorBar>
  );
}
