import { CallError } from '../../../errors/CallError.ts';

/** Excel's bounds of a sheet, without its first row. */
const EXCEL_ROWS = 1_048_575;
const EXCEL_COLUMNS = 16_384;

/** Refuses what a sheet of Excel does not hold. */
export function refuseBeyondExcel(rows: number, columns: number): void {
  if (rows > EXCEL_ROWS || columns > EXCEL_COLUMNS) throw new CallError('export/too-large-for-excel');
}
