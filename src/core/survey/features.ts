import type { Block } from '../block.ts'

/** Features by id: present, absent, or unknown because nothing was answered. */
export type FeatureAnswers = Record<string, boolean | null>

/** The statuses of a check that counts features of a shop. */
export type OfferStatus = 'great' | 'some' | 'poor' | 'we_need_more_details' | 'not_relevant_to_your_business'

/** Ticked features are present, the others absent; while unanswered (`null`) all are unknown. */
export function featureAnswers(ids: readonly string[], ticked: readonly string[] | null): FeatureAnswers {
  return Object.fromEntries(ids.map((id) => [id, ticked === null ? null : ticked.includes(id)]))
}

/** The number of features that are present. */
export const countTrue = (features: FeatureAnswers, ids: readonly string[]): number =>
  ids.filter((id) => features[id] === true).length

/** Names of the features that are absent, in order. */
export const missingNames = (features: FeatureAnswers, names: Readonly<Record<string, string>>): string[] =>
  Object.entries(names)
    .filter(([id]) => features[id] === false)
    .map(([, name]) => name)

/** A tick list of features by their names. */
export const featureBlock = (
  title: string,
  features: FeatureAnswers,
  names: Readonly<Record<string, string>>,
): Block => ({
  kind: 'checklist',
  title,
  items: Object.entries(names).map(([id, name]) => ({ text: name, done: features[id] ?? null })),
})
