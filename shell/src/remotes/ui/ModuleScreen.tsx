import type { ModuleId } from '@dialogwerk/shared/contract';
import { useEffect } from 'react';
import { browserPage } from '../../routes/browserPage.ts';
import { reporter } from '../../reports/reporter.ts';
import { whenCrashed } from '../effects/followReleases.ts';
import { moduleLoader } from '../effects/loading/loadModule.ts';
import type { LoadedModule } from '../model/LoadedModule.ts';
import { areaTitle } from '../state/areas.ts';
import { texts } from '../texts.ts';
import { tellShown } from '../effects/tellShown.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { SlotFallback } from './SlotFallback.tsx';

interface ModuleScreenProps {
  readonly module: LoadedModule;
  readonly screen: string;
  /** Where the page stands; going elsewhere ends a crash. */
  readonly place: string;
  readonly keepFocus: (retry: () => void) => () => void;
}

/** A screen of a loaded module. A crash shows the module's own fallback; should that crash too, the shell's. */
export function ModuleScreen({ module, screen, place, keepFocus }: ModuleScreenProps) {
  const Screen = module.screens[screen];
  const { Fallback } = module;
  if (!Screen) {
    return (
      <SlotFallback
        title={texts.missing(areaTitle(module.id))}
        reason={texts.reason('contract')}
        retry={browserPage.reload}
      />
    );
  }
  return (
    <ScreenBoundary
      place={place}
      renderFallback={(retry) => (
        <SlotFallback title={texts.crashed(areaTitle(module.id))} reason={texts.crashReason} retry={keepFocus(retry)} />
      )}
    >
      <ScreenBoundary
        place={place}
        renderFallback={(retry) => <Fallback retry={keepFocus(retry)} />}
        onCrash={(error, retry) => {
          const version = moduleLoader.running(module.id)?.release.version;
          if (version !== undefined) reporter.fault('crash', module.id, version, error);
          void whenCrashed(module.id, retry);
        }}
      >
        <Shown id={module.id} />
        <Screen />
      </ScreenBoundary>
    </ScreenBoundary>
  );
}

/** Beside the screen, and gone with it when it crashes. */
function Shown({ id }: { readonly id: ModuleId }) {
  useEffect(() => tellShown(id), [id]);
  return null;
}
