import type { Browser, Page } from 'playwright/test';
import { z } from 'zod';

const FRAMES = 300;
const MARK = 'dialogwerk-frame';

const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number().optional(),
      /** Microseconds of the thread's own CPU time. */
      tdur: z.number().optional(),
    }),
  ),
});

/** Scrolls an area down by so many pixels in each frame; gives the CPU time of the main thread in ms, frame by frame. */
export async function frameCosts(browser: Browser, page: Page, area: string, pixels: number): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate(
    ([selector, by, frames, mark]) =>
      new Promise<void>((resolve, reject) => {
        const scrolled = document.querySelector(selector);
        if (!scrolled) return reject(new Error(`no ${selector}`));
        let left = frames;
        const step = (): void => {
          performance.mark(mark);
          scrolled.scrollTop += by;
          left -= 1;
          if (left === 0) resolve();
          else requestAnimationFrame(step);
        };
        return void requestAnimationFrame(step);
      }),
    [area, pixels, FRAMES, MARK] as const,
  );
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  const marks = traceEvents.filter(({ name }) => name === MARK);
  const [first] = marks;
  const begins = marks.flatMap(({ ts }) => ts ?? []);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === first?.pid && tid === first.tid,
  );
  const costs = begins.slice(1).map(() => 0);
  // Each stretch from mark to mark holds the work of one frame, as the work before the mark is as long each time.
  for (const { ts = 0, tdur = 0 } of tasks) {
    const frame = begins.findLastIndex((begin) => begin <= ts);
    if (frame >= 0 && frame < costs.length) costs[frame] = (costs[frame] ?? 0) + tdur / 1_000;
  }
  return costs;
}
