import type { RoutedCheck } from './check.ts'
import { pathname, sideOf } from './navigation.ts'

/** The slug of a check's learn-more page: the last part of its route, with `-mobile` or `-desktop` where there are two sides. */
export function learnMoreSlug(check: Pick<RoutedCheck, 'path'>): string {
  const place = pathname(check.path)
  const side = sideOf(check)
  const end = place.slice(place.lastIndexOf('/') + 1)
  return side !== null ? `${end}-${side}` : end
}

/** The check of a learn-more page; `null`: there is none ("Learn more page not found"). */
export const checkBySlug = <Check extends RoutedCheck>(
  checks: readonly Check[],
  slug: string,
): Check | null => checks.find((check) => learnMoreSlug(check) === slug) ?? null

/** The path of a check's public learn-more page. */
export const learnMorePath = (check: Pick<RoutedCheck, 'path'>): string =>
  `/learn-more/${learnMoreSlug(check)}`
