export interface ShownTrendPoint {
  /** "24 Oct", "Today". */
  when: string
  value: number
  /** Points by which the runs of one scan differed. */
  spread?: number | null | undefined
}

export interface PlottedPoint {
  x: number
  y: number
}

interface Field {
  width: number
  height: number
  /** Margin left and right, so that dots are not cut. */
  margin: number
}

/**
 * Positions points evenly from left to right; the lowest value of `range` at the bottom, the highest at the top. A single point
 * is at the right, where the newest always is.
 */
export function spotsOf(
  points: readonly ShownTrendPoint[],
  range: { low: number; high: number },
  field: Field,
): PlottedPoint[] {
  const span = range.high - range.low || 1
  const room = field.width - 2 * field.margin
  const last = points.length - 1
  return points.map(({ value }, index) => {
    const share = last === 0 ? 1 : index / last
    const held = Math.min(range.high, Math.max(range.low, value))
    return {
      x: Math.round(field.margin + room * share),
      y: Math.round(field.height * (1 - (held - range.low) / span)),
    }
  })
}

/** The line as text for screen readers: "Scores: 64 on 24 Oct, 71 today". */
export function trendText(label: string, points: readonly ShownTrendPoint[]): string {
  const parts = points.map(({ when, value }) =>
    when.toLowerCase() === 'today' ? `${value} today` : `${value} on ${when}`,
  )
  return `${label}: ${parts.join(', ')}`
}

/** The outline of the area within which each value may lie, half of its spread to either side; empty without any spread. */
export function spreadArea(
  points: readonly ShownTrendPoint[],
  range: { low: number; high: number },
  field: Field,
): PlottedPoint[] {
  if (points.length < 2 || points.every(({ spread }) => !spread)) return []
  const edge = (side: 1 | -1): PlottedPoint[] =>
    spotsOf(
      points.map(({ when, value, spread }) => ({ when, value: value + (side * (spread ?? 0)) / 2 })),
      range,
      field,
    )
  return [...edge(1), ...edge(-1).toReversed()]
}
