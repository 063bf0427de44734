/** How high the messenger would have to be to show everything that was said and asked, in pixels. */
export function neededHeight(root: HTMLElement): number {
  const scroller = root.querySelector<HTMLElement>('.dw-scroller');
  const column = root.querySelector<HTMLElement>('.dw-column');
  if (!scroller || !column) return 0;
  // Not the column's own height, which is that of the frame at least.
  const ends = [...column.children].map((child) => child.getBoundingClientRect().bottom);
  const content = Math.max(0, ...ends) - column.getBoundingClientRect().top;
  const around = root.offsetHeight - scroller.clientHeight;
  return Math.ceil(content + Number.parseFloat(getComputedStyle(column).paddingBlockEnd) + around);
}
