import { type LinkTarget, PLACES_KEPT } from '#core/evidence/links.ts'
import type { LinkTable } from '../link-table/table.ts'
import type { JudgedLink } from './judged-link.ts'

/** Most working targets that are kept; others are always kept. */
const WORKING_KEPT = 5_000
/** Targets that do not simply work and have all of their places: where a website redirects everything, more of them would be too much for one message. */
const IN_FULL = 5_000
/** Places kept of a working target, and of those beyond. */
const FEW_PLACES = 3

/** The targets that are worth keeping. */
export function keptTargets(tried: readonly JudgedLink[], table: LinkTable): LinkTarget[] {
  let working = 0
  let others = 0
  return tried.flatMap((each) => {
    if (isPlain(each.judged, each.answer)) {
      working += 1
      return working <= WORKING_KEPT ? [targetOf(each, table)] : []
    }
    others += 1
    return [targetOf(each, table, others <= IN_FULL ? PLACES_KEPT : FEW_PLACES)]
  })
}

/** True for a target that works and needs no remark. */
const isPlain = (judged: JudgedLink['judged'], answer: JudgedLink['answer']): boolean =>
  judged.outcome === 'works' && (answer?.redirects ?? 0) === 0

/** A target as evidence; one that works and needs no remark has few places. */
export function targetOf(
  { target, answer, judged, lookedAt }: JudgedLink,
  table: LinkTable,
  places = isPlain(judged, answer) ? FEW_PLACES : PLACES_KEPT,
): LinkTarget {
  const { url, sameSite, uses, onEveryPage } = target
  const isFile = target.kind === 'page' && answer?.contentType != null && !isPageType(answer.contentType)
  return {
    url,
    kind: isFile ? 'file' : target.kind,
    sameSite,
    outcome: judged.outcome ?? 'could_not_check',
    reason: judged.reason,
    status: answer?.status ?? null,
    redirects: answer?.redirects ?? 0,
    temporaryRedirect: answer?.temporaryRedirect ?? false,
    finalUrl: answer?.finalUrl ?? null,
    contentType: answer?.contentType ?? null,
    bytes: answer?.bytes ?? null,
    places: table.placesOf(url, places),
    uses,
    onEveryPage,
    ...(lookedAt === undefined ? {} : { lookedAt }),
  }
}

const isPageType = (type: string): boolean => /html|xml|text\/plain/iu.test(type)
