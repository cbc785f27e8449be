import { type Article, parseArticle } from './parse-article.ts'

/** The files of `docs/help`, from the bundler. */
const files = import.meta.glob('../../../../docs/help/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** `…/07-reports.md` is `reports`; the number is its position. */
const slugOf = (path: string): string => path.replace(/^.*\/(?:\d+-)?|\.md$/gu, '')

/** Every article of the help centre, in order. */
export const articles: readonly Article[] = Object.entries(files)
  .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  .map(([path, text]) => parseArticle(slugOf(path), text))
