import { learnMorePath } from '#core/learn-more.ts'
import { checks } from '#web/app/catalogue.generated.ts'
import { articles } from './articles.ts'
import type { HelpEntry } from './find-help.ts'
import { leadOf, articleText } from './parse-article.ts'

/** Articles and checks, for the search. */
export const helpEntries: readonly HelpEntry[] = [
  ...articles.map((article) => ({
    href: `/help/${article.slug}`,
    title: article.title,
    line: leadOf(article),
    words: articleText(article),
  })),
  ...checks.map((check) => ({
    href: learnMorePath(check),
    title: check.words.title,
    line: check.words.what,
    words: check.words.why,
  })),
]
