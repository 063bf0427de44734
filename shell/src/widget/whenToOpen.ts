import type { Opening } from './readSettings.ts';

/** Calls once when the visitor has stayed, scrolled or turned to leave as it was set; `signal` ends the wait. */
export function whenToOpen(opening: Opening, open: () => void, signal: AbortSignal): void {
  const wait = new AbortController();
  const until = AbortSignal.any([signal, wait.signal]);
  const done = (): void => {
    wait.abort();
    open();
  };
  if (opening.by === 'time') {
    const timer = setTimeout(done, opening.seconds * 1_000);
    until.addEventListener('abort', () => clearTimeout(timer));
  } else if (opening.by === 'scroll') {
    const look = (): void => {
      const { scrollHeight } = document.documentElement;
      const room = scrollHeight - innerHeight;
      if (room > 0 && (scrollY / room) * 100 >= opening.percent) done();
    };
    addEventListener('scroll', look, { passive: true, signal: until });
  } else {
    const leave = ({ clientY, relatedTarget }: MouseEvent): void => {
      if (relatedTarget === null && clientY <= 0) done();
    };
    document.addEventListener('mouseout', leave, { signal: until });
  }
}
