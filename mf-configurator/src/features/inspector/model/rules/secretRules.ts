import { SECRET_HOSTS_LIMIT, SECRET_LENGTH } from '@dialogwerk/shared/contract';
import { hostOfAddress } from '@dialogwerk/shared/dialog';
import { secretTexts } from '../../secretTexts.ts';

/** As the contract has them. */
const validName = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;
const validValue = /^[\x20-\x7e]*$/;

/** What is wrong with the name of a new secret, or null. */
export function secretNameProblem(name: string, taken: readonly string[]): string | null {
  if (!validName.test(name.trim())) return secretTexts.nameInvalid;
  return taken.includes(name.trim()) ? secretTexts.nameTaken : null;
}

/** The servers that were written, each once; also where somebody has pasted their addresses. */
export function hostsIn(text: string): string[] {
  const written = text.split(/[\s,;]+/).filter((part) => part !== '');
  return [...new Set(written.map((part) => hostOfAddress(part.includes('://') ? part : `https://${part}`) ?? part))];
}

/** What is wrong with the servers that a secret goes to, or null. */
export function secretHostsProblem(text: string): string | null {
  const hosts = hostsIn(text);
  const areHosts = hosts.every((host) => hostOfAddress(`https://${host}`) === host);
  return hosts.length > 0 && hosts.length <= SECRET_HOSTS_LIMIT && areHosts ? null : secretTexts.hostsInvalid;
}

/** What is wrong with its value, or null. */
export function secretValueProblem(value: string): string | null {
  const { length } = value.trim();
  if (length < SECRET_LENGTH.least || length > SECRET_LENGTH.greatest) return secretTexts.valueLength;
  return validValue.test(value.trim()) ? null : secretTexts.valueInvalid;
}
