import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { setAtom } from './setAtom.ts';
import { setNotice } from './setNotice.ts';

const TEXT = '„Donaudampfschifffahrtsgesellschaftskapitänsbefragung“ wurde gelöscht.';
const CONTROLS = 'button, a[href], input, textarea, select, [role^=menuitem], [role=option], [tabindex="0"]';

/**
 * Shows a notice and gives what could be used before and cannot be used beside it. A control counts as usable when its middle
 * takes the pointer, if need be after scrolling. Cards on the graph's plane are left out, because people pan it.
 */
export async function coveredByNotice(page: Page): Promise<readonly string[]> {
  const notice = page.locator('.MuiSnackbar-root');
  await setAtom(page, 'notice', null);
  await expect(notice).toHaveCount(0);
  const isUsable = await page.evaluateHandle(() => (control: Element): boolean => {
    const isHit = (): boolean => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control);
    };
    return (
      isHit() ||
      // At the foot too, because a long error bar reaches below the middle of a phone.
      (['center', 'end'] as const).some((block) => {
        control.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        return isHit();
      })
    );
  });
  const usable = await isUsable.evaluateHandle(
    (check, controls) =>
      [...document.querySelectorAll(controls)].filter(
        (control) =>
          !control.matches(':disabled, [aria-disabled=true]') &&
          !control.closest('.react-flow__viewport') &&
          check(control),
      ),
    CONTROLS,
  );
  await setNotice(page, TEXT);
  await expect(notice).toContainText(TEXT);
  const covered = await isUsable.evaluate(
    (check, controls) =>
      controls
        .filter((control) => control.isConnected && !check(control))
        .map((control) => control.getAttribute('aria-label') ?? (control.textContent.trim() || control.outerHTML)),
    usable,
  );
  await setAtom(page, 'notice', null);
  return covered;
}
