/** The numbers of examples of each target that were measured. */
export const measuredAt = [1, 2, 5, 10, 20, 40] as const;

/**
 * How sure a reply has to be to be taken (0 to 1, see `Understanding.sureness`), by how many targets there are at least and for each of
 * `measuredAt`: the least at which, in each of three sets of German sentences (chit-chat of Microsoft's botframework-solutions, commands of its
 * botframework-skills, xSID), at most 2 % of the replies are taken wrongly, and of foreign sentences at most 10 % of near and 1 % of far ones are
 * taken at all. Measured by `e2e/benchmarks/bounds.ts` with 2 and 3, 5, 8 and 12, and 20 targets; two examples stand for three as well
 * (docs/decisions/0121).
 */
export const takenFrom: readonly { readonly targets: number; readonly accept: readonly number[] }[] = [
  { targets: 2, accept: [0.2, 0.16, 0.22, 0.47, 0.58, 0.89] },
  { targets: 5, accept: [0.35, 0.25, 0.29, 0.43, 0.54, 0.72] },
  { targets: 8, accept: [0.47, 0.34, 0.42, 0.49, 0.63, 0.83] },
  { targets: 16, accept: [0.32, 0.54, 0.58, 0.55, 0.76, 0.8] },
];
