import { listed, plural } from '#core/words.ts'
import { EXEMPT_AS, type ExemptAs, type SeoPage } from './page.ts'
import { EXEMPTS_PAGES } from './rule-work.data.ts'
import type { SeoSite } from './site.ts'
import type { Judged } from './status.ts'

/** Pages may be exempt as these by mistake: once it is mended, rules run on them that had nothing to judge before. */
const BY_MISTAKE: readonly ExemptAs[] = ['names_another', 'hidden']

/** Each kind of exempt page, in the owner's words. */
const KINDS: Readonly<Record<ExemptAs, (pages: number) => string>> = {
  names_another: (pages) =>
    pages === 1
      ? '1 page that names another address as its main one'
      : `${pages} pages that name another address as their main one`,
  hidden: (pages) => `${plural(pages, 'page')} hidden from search`,
  part_of_list: (pages) => plural(pages, 'further page of a list', 'further pages of lists'),
  legal: (pages) => plural(pages, 'legal page'),
  of_one_visitor: (pages) => `${plural(pages, 'page')} for one visitor alone, such as a cart or an account`,
  sample: (pages) => plural(pages, 'sample page'),
}

/**
 * What owners read of the pages that are asked for no title, summary, heading or length, and of the tests that had nothing to look at for want of them:
 * they are in no count. Empty where no page is exempt.
 */
export function exemptNote(site: SeoSite, judged: readonly Judged[]): string {
  const kinds = EXEMPT_AS.flatMap((kind) => {
    const pages = site.candidates.filter(({ exemptAs }) => exemptAs === kind).length
    return pages === 0 ? [] : [KINDS[kind](pages)]
  })
  if (kinds.length === 0) return ''
  const tests = testsWithout(site, judged)
  return [
    `Titles, summaries, headings and length weren't tested on ${listed(kinds)}.`,
    ...(tests === 0 ? [] : [`${plural(tests, 'further test')} couldn't be run because of that.`]),
    ...(isMistake(site, judged) ? ['Once that is put right, the next scan may find more.'] : []),
  ].join(' ')
}

const mayBeMistake = ({ exemptAs }: SeoPage): boolean => exemptAs !== null && BY_MISTAKE.includes(exemptAs)

/** A rule that failed tells of a page that is exempt by mistake. */
const isMistake = ({ candidates }: SeoSite, judged: readonly Judged[]): boolean =>
  candidates.some(mayBeMistake) &&
  judged.some(({ rule, outcome }) => outcome.outcome === 'failed' && EXEMPTS_PAGES.has(rule.id))

/** How many tests had nothing to judge, and would have something if no page was exempt that may be so by mistake. */
function testsWithout(site: SeoSite, judged: readonly Judged[]): number {
  const texts = site.candidates.filter((page) => page.exemptAs === null || mayBeMistake(page))
  const whole: SeoSite = { ...site, texts }
  return judged.filter(
    ({ rule, outcome }) =>
      outcome.outcome === 'not_applicable' && rule.run(whole).outcome !== 'not_applicable',
  ).length
}
