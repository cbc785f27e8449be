import { learnMorePath } from '#core/learn-more.ts'
import { navigationOf } from '#core/navigation.ts'
import { checks } from '#web/app/catalogue.generated.ts'
import type { CategoryIntro } from '#web/kit/visitor/CategoryIntroList.tsx'

/** The categories; every check links to its learn-more page. */
export const categoryIntros: readonly CategoryIntro[] = navigationOf(checks).categories.map(
  ({ category, title, intro }) => ({
    id: category,
    title,
    line: intro,
    checks: checks
      .filter((check) => check.category === category)
      .map((check) => ({ title: check.words.title, href: learnMorePath(check) })),
  }),
)
