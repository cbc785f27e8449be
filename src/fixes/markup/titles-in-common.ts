import { bareHost, registrableDomain } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { plainWords } from '#core/site/phrases.ts'
import { mainHeading, metaOf } from '../pages.ts'
import { asPlainLine } from '../words.ts'
import { lettersOf } from './letters-of.ts'

/** What stands between the parts of a title. */
export const TITLE_SEPARATOR = /\s[-–—]+\s|\s*[|·•»]\s*/u
/** With fewer pages nothing stands on "most" of them. */
export const FEWEST_PAGES = 3
/** A shorter name begins too many hosts by chance. */
export const SHORTEST_NAME = 4

/** The parts that most titles of a website have, as written, the commonest first; none of a website with few pages. */
export function commonParts(pages: readonly PageFacts[]): string[] {
  const counts = new Map<string, { part: string; pages: number }>()
  for (const { title } of pages)
    for (const part of new Set(asPlainLine(title.text ?? '').split(TITLE_SEPARATOR))) {
      const known = counts.get(lettersOf(part))
      if (lettersOf(part) !== '') counts.set(lettersOf(part), { part, pages: (known?.pages ?? 0) + 1 })
    }
  return [...counts.values()]
    .filter((one) => one.pages >= FEWEST_PAGES && one.pages * 2 > pages.length)
    .toSorted((a, b) => b.pages - a.pages)
    .map(({ part }) => part)
}

/** A theme's name for one of its looks: "Glow Home 5", "Bakery Demo". */
const OF_A_THEME = /\b(?:(?:home(?: ?page)?|demo|layout|template|theme)\s*v?\d{1,2}|demo|theme|template)$/iu

/** The parts that most titles have and that are the name of a theme; never the business' own name. */
export const themeNames = (pages: readonly PageFacts[], name: string | null): string[] =>
  commonParts(pages).filter(
    (part) => OF_A_THEME.test(part) && (name === null || lettersOf(part) !== lettersOf(name)),
  )

/**
 * The name of a business that nothing else tells: what most titles have in common, if the website's address begins with it, or the homepage has it for a
 * heading or for the words of its logo, or welcomes to it, or the domain of its mail has it; a slogan or a theme's name has none of these.
 */
export function nameByTitles(pages: readonly PageFacts[]): string | null {
  const [home] = pages
  if (!home) return null
  const host = lettersOf(bareHost(new URL(home.url).hostname).split('.', 1)[0] ?? '')
  const called = [
    mainHeading(home),
    metaOf(home, 'og:site_name'),
    ...logoWords(home),
    ...welcomedTo(home),
  ].map(lettersOf)
  const mail = mailDomains(pages)
  const name = commonParts(pages).find((part) => {
    const letters = lettersOf(part)
    return (
      letters.length >= SHORTEST_NAME &&
      (host.startsWith(letters) ||
        called.includes(letters) ||
        mail.some((label) => letters.startsWith(label) || label.startsWith(letters)))
    )
  })
  return name === undefined || OF_A_THEME.test(name) ? null : name
}

/** "Welcome to Black Cab Tours!" */
const welcomedTo = ({ headings }: PageFacts): string[] =>
  headings.flatMap(({ hidden, text }) =>
    hidden ? [] : (/^\s*welcome to (?:the )?(.{3,60}?)[\s.!]*$/iu.exec(text)?.[1] ?? []),
  )

/** Words of the links in the head of a page that lead to its homepage: a logo has the name, a menu item "Home". */
export const logoWords = ({ links, url }: PageFacts): string[] =>
  links.flatMap(({ url: to, text, region, hidden }) =>
    !hidden && (region === 'header' || region === 'nav') && to !== null && isHomeOf(to, url)
      ? text.replace(/\blogo\b/iu, '')
      : [],
  )

const isHomeOf = (to: string, url: string): boolean => {
  const [target, page] = [new URL(to), new URL(url)]
  return target.host === page.host && /^\/(?:index\.\w{3,5})?$/u.test(target.pathname) && target.search === ''
}

/** A shorter label is part of many names by chance. */
const SHORTEST_LABEL = 5

/** The domains of the mail on some pages, without their endings, as {@link lettersOf}. */
export const mailDomains = (pages: readonly PageFacts[]): string[] =>
  [
    ...new Set(
      pages.flatMap(({ contact }) =>
        contact.emails.map((email) =>
          lettersOf(registrableDomain(email.split('@').at(-1) ?? '').split('.', 1)[0] ?? ''),
        ),
      ),
    ),
  ].filter((label) => label.length >= SHORTEST_LABEL)

/** What a title may have between a name and the place of the business. */
const AFTER_NAME = /^\s*(?:,|[|·•»(]|\s[-–—])/u

/** A name without what follows it, such as the town, where most titles of the website have the name alone. */
export function withoutPlace(name: string | null, pages: readonly PageFacts[]): string | null {
  if (name === null) return null
  const shorter = commonParts(pages).find(
    (part) =>
      lettersOf(part).length >= SHORTEST_NAME &&
      name.toLowerCase().startsWith(part.toLowerCase()) &&
      AFTER_NAME.test(name.slice(part.length)),
  )
  return shorter ?? name
}

/** More words are a slogan. */
const MOST_WORDS = 6
/** What a link to the homepage is called, also one with a picture, in the languages of websites here; letters alone. */
const NO_NAME =
  /^(?:(?:(?:back|go|return)?(?:to)?(?:the)?)?home(?:page)?|logo|menu|welcome|back|site|website|header|brand|shop|store|blog|start(?:seite|pagina|sida)?|zurstartseite|accueil|(?:paginade)?inicio|pagina(?:inicial|iniziale|principal)|hjem|hem|forside|etusivu|stronagłowna|domov|pocetna|naslovnica|kezdolap|fooldal|acasa|anasayfa|главная|αρχικη)$/u

/**
 * The name that the logo's words and the homepage's title have in common: the title is it, has it for a part, or goes on behind it with a comma or a dash. One of them alone
 * may be left over from another business.
 */
export function nameByLogo(home: PageFacts): string | null {
  const title = asPlainLine(home.title.text ?? '')
  const parts = title.split(TITLE_SEPARATOR).map(lettersOf)
  const named = logoWords(home).map((words) => asPlainLine(words).replace(/(?<![\s,–—-])[\s,–—-]+$/u, ''))
  return (
    named.find((name) => {
      const letters = lettersOf(name)
      if (
        letters.length < SHORTEST_NAME ||
        NO_NAME.test(plainWords(name).replaceAll(' ', '')) ||
        name.split(/\s+/u).length > MOST_WORDS
      )
        return false
      const begins =
        title.toLowerCase().startsWith(name.toLowerCase()) && AFTER_NAME.test(title.slice(name.length))
      return begins || parts.includes(letters)
    }) ?? null
  )
}
