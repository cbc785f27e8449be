import type { SampleAdGroup } from './state.ts'

const isSameValue = (one: { kind: string; value: string }, other: { kind: string; value: string }): boolean =>
  one.kind === other.kind && one.value === other.value

/** The demographic values (an age, a gender) that an ad group excludes from today on; one that was excluded before keeps the days on which it was. */
export function excludedFrom(
  before: SampleAdGroup['excluded'],
  wanted: readonly { kind: string; value: string }[],
  today: string,
): SampleAdGroup['excluded'] {
  const kept = before.map((one) =>
    one.run.to !== null || wanted.some((other) => isSameValue(one, other))
      ? one
      : { ...one, run: { ...one.run, to: today } },
  )
  const open = kept.filter(({ run }) => run.to === null)
  const added = wanted.filter((one) => !open.some((other) => isSameValue(one, other)))
  return [...kept, ...added.map((one) => ({ ...one, run: { from: today, to: null } }))]
}
