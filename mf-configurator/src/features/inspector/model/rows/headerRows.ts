import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { ApiHeader } from '@dialogwerk/shared/contract';
import { texts } from '../../texts.ts';
import { problemOf } from '../rules/problemOf.ts';
import { atMost } from '../rules/textRules.ts';

/** As the contract has them. */
const validName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const validValue = /^[\t\x20-\x7e\xa0-\xff]*$/;
const ownHeaders =
  /^(accept-encoding|connection|content-length|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i;
const nameLengthRule = atMost(TEXT_LIMITS.headerName);
const valueLengthRule = atMost(TEXT_LIMITS.headerValue);

/** What is wrong with the name of a header, or null. */
export function headerNameProblem({ name }: ApiHeader): string | null {
  const written = name.trim();
  if (written === '') return texts.headerNameMissing;
  if (!validName.test(written)) return texts.headerNameInvalid;
  return ownHeaders.test(written) ? texts.headerOfServer : problemOf(nameLengthRule(written));
}

/** What is wrong with its value, or null. */
export function headerValueProblem({ value }: ApiHeader): string | null {
  return validValue.test(value) ? problemOf(valueLengthRule(value)) : texts.headerValueInvalid;
}

/** true, or the first problem of the rows. */
export function headersRule(rows: readonly ApiHeader[]): true | string {
  return (
    rows.map((row) => headerNameProblem(row) ?? headerValueProblem(row)).find((problem) => problem !== null) ?? true
  );
}
