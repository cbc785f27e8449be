import { CATEGORY_WORDS } from './categories.ts'
import { CATEGORIES, type Category, type RoutedCheck } from './check.ts'

export interface CheckLink {
  check: string
  title: string
  /** Canonical address in the product, with its query where it has one. */
  path: string
}

export interface CategoryNavigation {
  category: Category
  title: string
  intro: string
  path: string
  checks: CheckLink[]
}

export interface Navigation {
  categories: CategoryNavigation[]
  /** Every path without its query that shows a category or a check, each once. */
  routes: string[]
  /** The stops of the previous/next tour in order, without the overview at both ends. */
  tour: CheckLink[]
}

/** The overview, which is before the first and after the last stop of the tour. */
export const OVERVIEW: CheckLink = { check: '', title: 'Overview', path: '/' }

/** The page of the action plan. */
export const PLAN_PATH = '/online-business-blueprint'

/** Menu, routes and tour of a catalogue; a category without checks is left out. */
export function navigationOf(checks: readonly RoutedCheck[]): Navigation {
  const categories = CATEGORIES.filter((id) => checks.some(({ category }) => category === id)).map((id) =>
    categoryNavigation(id, checks),
  )
  const tour = tourOf(checks)
  const paths = [...categories, ...checks, ...tour].map(({ path }) => pathname(path))
  return { categories, routes: [...new Set(paths)], tour }
}

export const categoryPath = (category: Category): string => `/${category}`

function categoryNavigation(category: Category, checks: readonly RoutedCheck[]): CategoryNavigation {
  return {
    category,
    ...CATEGORY_WORDS[category],
    path: categoryPath(category),
    checks: checks.filter((check) => check.category === category).map(linkTo),
  }
}

export const linkTo = ({ id, words, path }: RoutedCheck): CheckLink => ({
  check: id,
  title: words.title,
  path,
})

/** The stops of the tour in the specification's order (specification, section 2; decisions, section 13). */
export const tourOf = (checks: readonly RoutedCheck[]): CheckLink[] =>
  checks
    .filter(({ tour }) => tour !== null)
    .toSorted((a, b) => (a.tour ?? 0) - (b.tour ?? 0))
    .map((check) => ({ ...linkTo(check), path: check.tourPath ?? check.path }))

/** The path of an address in the product, without query and closing slash. */
export function pathname(path: string): string {
  const [bare = '/'] = path.split('?')
  return bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare
}

/** The side that an address names: `mobile` of `/sitespeed?mobile=true`; `null` for a check with one side. */
export function sideOf({ path }: Pick<RoutedCheck, 'path'>): string | null {
  const [, query = ''] = path.split('?')
  return query.split('=')[0] || null
}

const FROM = { name: 'from', plan: 'dap' }

/** The same address with the mark that it was opened from the action plan. */
export const fromPlan = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${FROM.name}=${FROM.plan}`

/** Whether the query of an address has the mark of {@link fromPlan}. */
export const isFromPlan = (query: Readonly<Record<string, unknown>>): boolean =>
  query[FROM.name] === FROM.plan
