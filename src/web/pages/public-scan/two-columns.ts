import type { PublicScanGroup } from '#web/shared/public-scan/public-scan-view.ts'

/** Two columns of about the same height; read one after the other they keep the order. */
export function twoColumns(groups: readonly PublicScanGroup[]): [PublicScanGroup[], PublicScanGroup[]] {
  const rows = groups.reduce((sum, group) => sum + group.rows.length, 0)
  const left: PublicScanGroup[] = []
  let taken = 0
  for (const group of groups) {
    if (taken + group.rows.length / 2 > rows / 2) break
    left.push(group)
    taken += group.rows.length
  }
  return [left, groups.slice(left.length)]
}
