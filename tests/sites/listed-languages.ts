import { check as aboutUs } from '#checks/about-us/check.ts'
import { check as ecommerce } from '#checks/ecommerce/check.ts'
import { facts as shopFacts } from '#checks/ecommerce/facts.ts'
import { check as legal } from '#checks/legal-necessities/check.ts'
import { legalFacts } from '#checks/legal-necessities/facts.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { failure } from '#core/reasons.ts'
import { withLanguages } from '#gather/parse/language/languages.ts'
import { parseHtml } from '#support/parse-html.ts'
import { aCrawl } from '#support/page-facts.ts'
import type { ListedSite } from './listed-languages.data.ts'

/** A page of a website: where it is, what links call it, its own heading, and its text or HTML. */
export interface Part {
  path: string
  link: string | null
  title: string
  html: string
}

export const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')

/** A text of at least so many words, as its sentences over again. */
export function atLeast(words: number, text: string): string {
  const times = Math.ceil(words / text.trim().split(/\s+/u).length)
  return `${text.trim()} `.repeat(times).trim()
}

/** The pages of a business with these beside its own: its menu has its own, its footer the others. */
export async function pagesOf(
  site: Pick<ListedSite, 'lang' | 'home' | 'offer' | 'menu' | 'imprint'>,
  parts: readonly Part[],
  given: { lang?: string | null; homeHtml?: string; footer?: string } = {},
): Promise<PageFacts[]> {
  const [name] = site.home
  const own: Part[] = [
    {
      path: '/',
      link: site.menu[0] ?? 'Home',
      title: name,
      html: paragraphs(site.home[1]) + (given.homeHtml ?? ''),
    },
    { path: '/p1', link: site.offer[0], title: site.offer[0], html: paragraphs(site.offer[1]) },
    { path: '/p2', link: site.imprint[0], title: site.imprint[0], html: paragraphs(site.imprint[1]) },
  ]
  const linkTo = ({ path, link }: Part): string => (link === null ? '' : `<a href="${path}">${link}</a> `)
  const menu =
    own.map(linkTo).join('') +
    site.menu
      .slice(1)
      .map((text) => `<a href="/">${text}</a> `)
      .join('')
  const lang = given.lang === undefined ? site.lang : given.lang
  const made = [...own, ...parts].map(({ path, title, html }) => {
    const url = new URL(path, 'https://joes.test/').href
    return parseHtml(
      `<!doctype html><html${lang === null ? '' : ` lang="${lang}"`}><head><title>${title} | ${name}</title></head><body><header><nav>${menu}</nav></header><main><h1>${title}</h1>${html}</main><footer>${parts.map(linkTo).join('')}${given.footer ?? ''}</footer></body></html>`,
      {
        url,
        requested: url,
        depth: path === '/' ? 0 : 1,
        found: path === '/' ? 'home' : 'link',
        firstByteMs: 100,
      },
    )
  })
  return withLanguages(made)
}

const NONE = { state: 'failed', failure: failure('browser_unavailable') } as const
const AT = new Date('2026-11-21T00:00:00Z')

export function judgeLegal(pages: PageFacts[]) {
  const outcome = legal.evaluate(
    { pages: aCrawl(pages), answers: {}, profile: {}, renderedPages: NONE, loaded: NONE, scripts: NONE },
    AT,
  )
  const facts = legalFacts.parse('facts' in outcome ? outcome.facts : null)
  return { status: 'status' in outcome ? outcome.status : 'unable_to_detect', facts }
}

export function judgeAbout(pages: PageFacts[]): string {
  const outcome = aboutUs.evaluate({ pages: aCrawl(pages), renderedPages: NONE }, AT)
  return 'status' in outcome ? outcome.status : 'unable_to_detect'
}

/** Whether there is a shop: yes, no, or `null` for unknown. */
export function judgeShop(pages: PageFacts[]): boolean | null {
  const outcome = ecommerce.evaluate(
    { pages: aCrawl(pages), answers: {}, renderedPages: NONE, scripts: NONE, share: NONE, loaded: NONE },
    AT,
  )
  return shopFacts.parse('facts' in outcome ? outcome.facts : null).isShop
}
