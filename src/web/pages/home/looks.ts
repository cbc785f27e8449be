import { learnMorePath } from '#core/learn-more.ts'
import { navigationOf } from '#core/navigation.ts'
import { checks } from '../../app/catalogue.generated.ts'
import type { Look } from '../../kit/visitor/LookList.tsx'

/** What is looked at, by category; every check leads to its learn-more page. */
export const looks: readonly Look[] = navigationOf(checks).categories.map(({ category, title, intro }) => ({
  id: category,
  title,
  line: intro,
  checks: checks
    .filter((check) => check.category === category)
    .map((check) => ({ title: check.words.title, href: learnMorePath(check) })),
}))
