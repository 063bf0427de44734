import { busyOf } from './busyOf.ts';
import { moduleLoader } from './loading/loadModule.ts';

/** Lets the browser ask before the page is left while any module has unsaved work. Gives the way to stop. */
export function warnBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent): void => {
    const isUnsaved = moduleLoader.all().some(({ release }) => busyOf(release.id)?.reason === 'unsaved-work');
    if (isUnsaved) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
