import { learnMorePath } from '#core/learn-more.ts'
import { checks } from '../../app/catalogue.generated.ts'
import type { HelpEntry } from './find-help.ts'
import { type Article, leadOf, parseArticle, wordsOf } from './parse-article.ts'

/** The files of `docs/help`, as the bundler gives them. */
const files = import.meta.glob('../../../../docs/help/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** `…/07-reports.md` is `reports`; the number is its place. */
const slugOf = (path: string): string => path.replace(/^.*\/(?:\d+-)?|\.md$/gu, '')

/** Every article of the help centre, in their order. */
export const articles: readonly Article[] = Object.entries(files)
  .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  .map(([path, text]) => parseArticle(slugOf(path), text))

/** Articles and checks, as the search finds them. */
export const helpEntries: readonly HelpEntry[] = [
  ...articles.map((article) => ({
    href: `/help/${article.slug}`,
    title: article.title,
    line: leadOf(article),
    words: wordsOf(article),
  })),
  ...checks.map((check) => ({
    href: learnMorePath(check),
    title: check.words.title,
    line: check.words.what,
    words: check.words.why,
  })),
]
