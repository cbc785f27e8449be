import type { NotTestedLinks } from '#core/evidence/links.ts'
import { isCounted, type TableTarget } from '../link-table/table.ts'
import { isSkipped } from '../read-page/address-rules.ts'

/** Most targets requested of one outside host. */
const PER_OUTSIDE_HOST = 40

/** Targets to judge, and the number of links left out by a limit. */
export interface Selection {
  chosen: TableTarget[]
  notTested: Omit<NotTestedLinks, 'outOfTime'>
  /** Number of links that are never requested, whatever the limits. */
  leftOut: number
}

/** All same-site targets first, then outside ones in the order of first occurrence, up to `maxLinks` that need a request. */
export function selectTargets(targets: Iterable<TableTarget>, maxLinks: number): Selection {
  const all = [...targets]
  const selection: Selection = {
    chosen: all.filter(({ verdict }) => verdict.do === 'judge'),
    notTested: { beyondLimit: 0, ofOtherSites: 0 },
    leftOut: 0,
  }
  const toAsk = all.filter(({ verdict }) => verdict.do === 'ask')
  const asked = toAsk.filter((target) => !isNeverAsked(target))
  selection.leftOut = toAsk.filter((target) => isNeverAsked(target) && isCounted(target.kind)).length
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
    } else if (isCounted(target.kind)) selection.notTested[isFull ? 'beyondLimit' : 'ofOtherSites'] += 1
  }
  return selection
}

/** Opening it would change something at this website. */
const isNeverAsked = ({ sameSite, url }: TableTarget): boolean => sameSite && isSkipped(url)

function isBelowHostLimit({ url }: TableTarget, perHost: Map<string, number>): boolean {
  const { host } = new URL(url)
  const count = (perHost.get(host) ?? 0) + 1
  perHost.set(host, count)
  return count <= PER_OUTSIDE_HOST
}
