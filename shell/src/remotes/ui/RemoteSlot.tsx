import type { ModuleId } from '@dialogwerk/shared/contract';
import { useStore } from '@nanostores/react';
import { Box } from '@dialogwerk/shared/ui';
import { useLocation } from '@dialogwerk/shared/ui/router';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { browserPage } from '../../routes/browserPage.ts';
import type { LoadFault } from '../model/LoadFault.ts';
import { $areas } from '../state/areas.ts';
import { texts } from '../texts.ts';
import { ModuleScreen } from './ModuleScreen.tsx';
import { SlotFallback } from './SlotFallback.tsx';
import { useModule } from './useModule.ts';

interface RemoteSlotProps {
  readonly module: ModuleId;
  readonly screen: string;
  /** Drawn at once, until the module is there. */
  readonly waiting: ReactNode;
}

/** The place of one module's screen. Whatever happens to the module stays inside it; the rest of the page goes on. */
export function RemoteSlot({ module: id, screen, waiting }: RemoteSlotProps) {
  const { state, retry } = useModule(id);
  const [retried, setRetried] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const title = useStore($areas).find((one) => one.id === id)?.title ?? id;

  // The button that was pressed goes away: the focus stays in the area, so that a keyboard is not thrown to the top.
  const keepFocus = (again: () => void) => () => {
    setRetried(true);
    again();
    area.current?.focus();
  };

  return (
    <Box
      ref={area}
      role="region"
      data-module={id}
      aria-label={title}
      aria-busy={state.kind === 'loading'}
      tabIndex={-1}
      sx={{ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, outline: 'none' }}
    >
      {state.kind === 'loading' && (
        <>
          <span className="visually-hidden" role="status">
            {texts.loading(title)}
          </span>
          {waiting}
        </>
      )}
      {state.kind === 'fault' && (
        <SlotFallback
          title={texts.missing(title)}
          reason={texts.reason(state.fault.kind, state.fault.lacks)}
          retry={keepFocus(retry)}
          reload={offersReload(state.fault) ? browserPage.reload : undefined}
          takeFocus={retried}
        />
      )}
      {state.kind === 'ready' && (
        <ModuleScreen
          key={state.drawing}
          module={state.module}
          screen={screen}
          place={pathname}
          keepFocus={keepFocus}
        />
      )}
    </Box>
  );
}

/** A page that is loaded anew gets the newest shell, and the newest version that runs on it. */
function offersReload({ kind }: LoadFault): boolean {
  return kind === 'contract' || kind === 'lacks';
}
