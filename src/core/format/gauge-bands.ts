import type { Block, GaugeBand } from '../block.ts'

/** A band of a gauge as it is drawn. */
export interface DrawnBand extends GaugeBand {
  /** Its first whole value. */
  from: number
  /** How long it is, in the gauge's values. */
  length: number
  /** The value is in it. */
  isHere: boolean
}

/** The bands of a gauge with where each begins, and which of them the value is in. */
export function bandsOf({
  value,
  bands = [],
}: Pick<Extract<Block, { kind: 'gauge' }>, 'value' | 'bands'>): DrawnBand[] {
  return bands.map((band, index) => {
    const before = bands[index - 1]?.to ?? null
    const isAfter = before === null || value > before
    return {
      ...band,
      from: before === null ? 0 : before + 1,
      length: band.to - (before ?? 0),
      isHere: isAfter && value <= band.to,
    }
  })
}
