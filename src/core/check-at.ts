import { CATEGORY_WORDS } from './categories.ts'
import type { RoutedCheck } from './check.ts'
import {
  type CheckLink,
  categoryPath,
  fromPlan,
  isFromPlan,
  linkTo,
  OVERVIEW,
  pathname,
  PLAN_PATH,
  sideOf,
  tourOf,
} from './navigation.ts'

/** The query of a route as a router passes it: texts, or values that it has parsed. */
export type RouteQuery = Readonly<Record<string, unknown>>

export interface CheckRoute<Check extends RoutedCheck = RoutedCheck> {
  check: Check
  /** The canonical address of this check, for `rel=canonical`. */
  canonical: string
  /** Opened from the action plan: previous and next are hidden, and links keep the mark for it. */
  isFromPlan: boolean
  back: { label: string; path: string }
  /** Neighbours on the tour; `null` off the tour, and when reached from the plan. */
  previous: CheckLink | null
  next: CheckLink | null
  /** The sides of the same page (phone and computer), with this one among them; empty for a check with one side. */
  sides: CheckLink[]
}

const TO_PLAN = { label: 'Back to your plan', path: PLAN_PATH }
const TO_OVERVIEW = { label: 'Back to your overview', path: OVERVIEW.path }

/**
 * The check that a route shows. A page with two sides shows the one that the query names, and the phone's without a
 * query or with both (decisions, section 13). `null`: the route has no check.
 */
export function checkAt<Check extends RoutedCheck>(
  checks: readonly Check[],
  path: string,
  query: RouteQuery,
): CheckRoute<Check> | null {
  const place = pathname(path)
  const here = checks.filter((check) => pathsOf(check).includes(place))
  const check = sideFor(here, query)
  if (!check) return null
  const hasPlanMark = isFromPlan(query)
  const carried = (link: CheckLink) => (hasPlanMark ? { ...link, path: fromPlan(link.path) } : link)
  return {
    check,
    canonical: check.path,
    isFromPlan: hasPlanMark,
    back: hasPlanMark ? TO_PLAN : backFrom(check),
    ...(hasPlanMark ? { previous: null, next: null } : neighbours(checks, here)),
    sides: here.length > 1 ? here.toSorted(phoneFirst).map((side) => carried(linkTo(side))) : [],
  }
}

const pathsOf = ({ path, tourPath }: RoutedCheck): string[] => [pathname(path), pathname(tourPath ?? path)]

const isSet = (value: unknown): boolean => value === true || value === 'true'

const phoneFirst = (a: RoutedCheck, b: RoutedCheck): number =>
  Number(sideOf(b) === 'mobile') - Number(sideOf(a) === 'mobile')

function sideFor<Check extends RoutedCheck>(here: readonly Check[], query: RouteQuery): Check | undefined {
  const asked = here.filter((check) => isSet(query[sideOf(check) ?? '']))
  return asked.length === 1 ? asked[0] : here.toSorted(phoneFirst)[0]
}

/** A check that is the only page of its category links back to the overview. */
function backFrom({ category, path }: RoutedCheck): CheckRoute['back'] {
  const above = categoryPath(category)
  return pathname(path) === above
    ? TO_OVERVIEW
    : { label: `Back to ${CATEGORY_WORDS[category].title}`, path: above }
}

function neighbours(
  checks: readonly RoutedCheck[],
  here: readonly RoutedCheck[],
): Pick<CheckRoute, 'previous' | 'next'> {
  const tour = tourOf(checks)
  const place = tour.findIndex((stop) => here.some(({ id }) => id === stop.check))
  if (place === -1) return { previous: null, next: null }
  return { previous: tour[place - 1] ?? OVERVIEW, next: tour[place + 1] ?? OVERVIEW }
}
