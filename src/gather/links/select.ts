import { isCounted, type TableTarget } from '../link-table/table.ts'

/** Most targets requested of one outside host. */
const PER_OUTSIDE_HOST = 40

/** Targets to judge, and the number of links left out by a limit. */
export interface Selection {
  chosen: TableTarget[]
  notTested: number
  /** The limit on targets was reached. */
  limited: boolean
}

/** All same-site targets first, then outside ones in the order of first occurrence, up to `maxLinks` that need a request. */
export function selectTargets(targets: Iterable<TableTarget>, maxLinks: number): Selection {
  const all = [...targets]
  const selection: Selection = {
    chosen: all.filter(({ verdict }) => verdict.do === 'judge'),
    notTested: 0,
    limited: false,
  }
  const asked = all.filter(({ verdict }) => verdict.do === 'ask')
  const perHost = new Map<string, number>()
  let count = 0
  for (const target of [
    ...asked.filter(({ sameSite }) => sameSite),
    ...asked.filter(({ sameSite }) => !sameSite),
  ]) {
    const isFull = count >= maxLinks
    const mayAsk = !isFull && (target.sameSite || isBelowHostLimit(target, perHost))
    if (mayAsk) {
      count += 1
      selection.chosen.push(target)
    } else if (isCounted(target.kind)) {
      selection.notTested += 1
      selection.limited ||= isFull
    }
  }
  return selection
}

function isBelowHostLimit({ url }: TableTarget, perHost: Map<string, number>): boolean {
  const { host } = new URL(url)
  const count = (perHost.get(host) ?? 0) + 1
  perHost.set(host, count)
  return count <= PER_OUTSIDE_HOST
}
