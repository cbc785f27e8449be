import type { Fix, FixInput, FixSource } from './fix.ts'

/** The ready-made fixes of a check's result, most useful first; none where nothing is wrong that a piece can correct. */
export const fixesFor = (check: string, { makers }: Pick<FixSource, 'makers'>, input: FixInput): Fix[] =>
  makers.flatMap((make) => make(input).map((fix) => ({ ...fix, check })))
