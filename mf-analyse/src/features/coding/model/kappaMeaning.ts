import { codingTexts } from '../texts.ts';

const levels = [
  { below: 0, name: 'poor' },
  { below: 0.2, name: 'slight' },
  { below: 0.4, name: 'fair' },
  { below: 0.6, name: 'moderate' },
  { below: 0.8, name: 'substantial' },
] as const;

/** What a kappa is usually taken to mean (Landis and Koch 1977). */
export function kappaMeaning(kappa: number): string {
  return codingTexts.kappas[levels.find(({ below }) => kappa < below)?.name ?? 'perfect'];
}
