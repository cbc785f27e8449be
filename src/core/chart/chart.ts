/** A few figures over time, drawn once for the screen and once for print. */
export interface Chart {
  title: string
  /** The label of each point on the time axis: `Jul 2025`. */
  labels: readonly string[]
  series: readonly Series[]
  /** What a label names. Default: `month`. */
  unit?: 'month' | 'day'
  /** The axis begins near the lowest value and not at zero: for lines whose change is small. */
  isZoomed?: true
  /** A value in full words. */
  words: (value: number) => string
  /** The same, short enough for the chart's axis, whose marks are `step` apart. */
  shortWords: (value: number, step?: number) => string
}

export interface Series {
  name: string
  /** How the series is drawn: solid bars, outlined bars, or a line. */
  look: 'bar' | 'lightBar' | 'line'
  /** One value for each label; `null`: not known. */
  values: readonly (number | null)[]
}

/** The chart as text for screen readers: the first, last, highest and lowest value of each series. */
export function chartText({ title, labels, series, words, unit }: Chart): string {
  const at = unit === 'day' ? 'on' : 'in'
  return [`${title}.`, ...series.flatMap((one) => seriesText(one, labels, words, at))].join(' ')
}

function seriesText(
  { name, values }: Series,
  labels: readonly string[],
  words: Chart['words'],
  at: 'on' | 'in',
): string[] {
  const known = values.flatMap((value, index) =>
    value === null ? [] : [{ value, label: labels[index] ?? '' }],
  )
  const [first] = known
  const last = known.at(-1)
  if (!first || !last) return []
  const highest = known.reduce((best, one) => (one.value > best.value ? one : best))
  const lowest = known.reduce((best, one) => (one.value < best.value ? one : best))
  return [
    `${name}: ${words(first.value)} ${at} ${first.label}, ${words(last.value)} ${at} ${last.label}; highest ${words(highest.value)} ${at} ${highest.label}, lowest ${words(lowest.value)} ${at} ${lowest.label}.`,
  ]
}
