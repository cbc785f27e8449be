import { type GivenSet, LABEL_SETS, type LabelSet, type MetricName, metricOf, OTHER } from './metrics.ts'

/** The sets of label values that the server has lists of. */
export type GivenLabels = Readonly<Record<GivenSet, readonly string[]>>

/** Puts every label into its closed set. */
export interface LabelValues {
  /** The labels of a metric; a value outside of its set becomes `other`, a label that the metric lacks is left out. */
  clean(metric: MetricName, labels: Readonly<Record<string, string>>): Record<string, string>
}

export function labelValues(given: GivenLabels): LabelValues {
  const sets = new Map<LabelSet, ReadonlySet<string>>()
  for (const [name, values] of Object.entries({ ...LABEL_SETS, ...given }))
    if (isLabelSet(name)) sets.set(name, new Set(values))
  return {
    clean: (metric, labels) =>
      Object.fromEntries(
        Object.entries(metricOf(metric).labels).map(([label, set]) => {
          const value = labels[label] ?? OTHER
          return [label, sets.get(set)?.has(value) ? value : OTHER]
        }),
      ),
  }
}

const isLabelSet = (name: string): name is LabelSet => name in LABEL_SETS
