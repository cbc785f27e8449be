import type { RoutedCheck } from './check.ts'

/** The slug of a check's learn-more page: the last part of its route, with `-mobile` or `-desktop` where there are two sides. */
export function learnMoreSlug({ path }: Pick<RoutedCheck, 'path'>): string {
  const [pathname = '', query = ''] = path.split('?')
  const side = query.split('=')[0]
  const end = pathname.slice(pathname.lastIndexOf('/') + 1)
  return side ? `${end}-${side}` : end
}

/** The check of a learn-more page; `null`: there is none ("Learn more page not found"). */
export const checkBySlug = <Check extends RoutedCheck>(
  checks: readonly Check[],
  slug: string,
): Check | null => checks.find((check) => learnMoreSlug(check) === slug) ?? null

/** The path of a check's public learn-more page. */
export const learnMorePath = (check: Pick<RoutedCheck, 'path'>): string =>
  `/learn-more/${learnMoreSlug(check)}`
