import type { SampleAdGroup } from './state.ts'

const isSameChoice = (
  one: { kind: string; value: string },
  other: { kind: string; value: string },
): boolean => one.kind === other.kind && one.value === other.value

/** What is left out from today on; what was left out before stays known for its days. */
export function excludedFrom(
  before: SampleAdGroup['excluded'],
  wanted: readonly { kind: string; value: string }[],
  today: string,
): SampleAdGroup['excluded'] {
  const kept = before.map((one) =>
    one.run.to !== null || wanted.some((other) => isSameChoice(one, other))
      ? one
      : { ...one, run: { ...one.run, to: today } },
  )
  const open = kept.filter(({ run }) => run.to === null)
  const added = wanted.filter((one) => !open.some((other) => isSameChoice(one, other)))
  return [...kept, ...added.map((one) => ({ ...one, run: { from: today, to: null } }))]
}
