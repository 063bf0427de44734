/** A page with a list of so many rows in an area of 520 pixels: the few in sight are plain elements whose text is set as it scrolls. */
export function bareList(rows: number): string {
  return `<!doctype html><meta charset="utf-8">
<style>
[data-scrolled] { height: 520px; overflow-y: auto; position: relative; font: 14px sans-serif }
.row { position: absolute; left: 0; right: 0; height: 48px; display: grid; grid-template-columns: 150px 130px 90px 120px 1fr; align-items: center; border-bottom: 1px solid #ddd }
</style>
<div data-scrolled><div style="height: ${rows * 49}px"></div></div>
<script>
const area = document.querySelector('[data-scrolled]');
const rows = Array.from({ length: 12 }, () => {
  const row = document.createElement('button');
  row.className = 'row';
  for (let cell = 0; cell < 5; cell += 1) row.append(document.createElement('span'));
  area.append(row);
  return row;
});
const draw = () => {
  const first = Math.floor(area.scrollTop / 49);
  for (const [index, row] of rows.entries()) {
    row.style.top = (first + index) * 49 + 'px';
    for (const [cell, element] of [...row.children].entries()) element.textContent = cell + ' of ' + (first + index);
  }
};
area.addEventListener('scroll', draw);
draw();
</script>`;
}
