const digitsOf = (text: string): number[] => Array.from(text.replaceAll(/\D/g, ''), Number);
const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
/** Of a product of two digits at most. */
const digitSum = (number: number): number => Math.floor(number / 10) + (number % 10);
/** 'A' is 1. */
const placeOf = (letter: string): number => letter.charCodeAt(0) - 64;

/** Whether an account number has the right check digits (ISO 13616). */
export function isIban(text: string): boolean {
  const number = plain(text);
  let rest = 0;
  for (const sign of number.slice(4) + number.slice(0, 4)) {
    const value = parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** Whether a card's number has the right check digit (Luhn, ISO 7812). */
export function isCard(text: string): boolean {
  const sum = digitsOf(text)
    .toReversed()
    .reduce((all, digit, index) => all + (index % 2 === 0 ? digit : digitSum(digit * 2)), 0);
  return sum % 10 === 0;
}

/** Whether eleven digits are a German tax identification number: not from 0, with the right check digit (ISO 7064, MOD 11,10). */
export function isTaxId(text: string): boolean {
  const digits = digitsOf(text);
  if (digits.length !== 11 || digits[0] === 0) return false;
  let product = 10;
  for (const digit of digits.slice(0, 10)) {
    const sum = (digit + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === digits[10];
}

function hasWeightedDigit(digits: readonly number[], weights: readonly number[]): boolean {
  const sum = weights.reduce((all, weight, index) => all + digitSum((digits[index] ?? 0) * weight), 0);
  return sum % 10 === digits.at(-1);
}

const pensionWeights = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];
const healthWeights = [1, 2, 1, 2, 1, 2, 1, 2, 1, 2];

/** Whether it is a number of the German pension insurance with the right check digit (VKVV, § 4). */
export function isPensionNumber(text: string): boolean {
  const number = plain(text);
  if (!/^\d{8}[A-Z]\d{3}$/.test(number)) return false;
  const letter = String(placeOf(number.charAt(8))).padStart(2, '0');
  return hasWeightedDigit(digitsOf(number.slice(0, 8) + letter + number.slice(9)), pensionWeights);
}

/** Whether it is the part of a German health insurance's number that stays for life, with the right check digit (SGB V, § 290). */
export function isHealthNumber(text: string): boolean {
  const number = plain(text);
  if (!/^[A-Z]\d{9}$/.test(number)) return false;
  const letter = String(placeOf(number.charAt(0))).padStart(2, '0');
  return hasWeightedDigit(digitsOf(letter + number.slice(1)), healthWeights);
}
