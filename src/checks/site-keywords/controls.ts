import type { LinkFacts, PageFacts } from '#core/evidence/page.ts'

/** A line that occurs this often on one page labels the items of a list: "Add to basket" under each product. */
const A_LIST = 3
/** Parameters and path segments of addresses that act for a visitor and are no pages to read. */
const ACTION =
  /[?&](?:add[-_]to[-_](?:cart|wishlist)|add|remove_item|orderby|replytocom|variant)=|\/(?:carts?|basket|checkout|account|login|log-in|sign-?in|register|my-account|wishlist|compare|search)(?:[/?#]|$)/iu

/** A text normalised for comparing: lower case, without the signs and numbers around it. */
export const bare = (text: string): string =>
  text.toLowerCase().replace(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, '')

/** Lines of one page that belong to its controls and not to its text: buttons, forms, actions, labels of lists. */
export function controlsOf(page: PageFacts): Set<string> {
  const forms = page.forms.flatMap(({ buttons, fields, heading, text }) => [
    ...buttons,
    ...fields.flatMap(({ label, placeholder, options }) => [label ?? '', placeholder ?? '', ...options]),
    heading ?? '',
    ...text.split('\n'),
  ])
  const lines = [
    ...page.buttons.map(({ text }) => text),
    ...page.links.filter(isAction).map(({ text }) => text),
    ...forms,
    ...repeatedOn(page),
  ]
  return new Set(lines.map(bare).filter((line) => line !== ''))
}

/** The longest line that is tested for several controls side by side. */
const LONGEST_LINE = 200

/** Whether a line is one control, or several side by side: "Sold out Quick view". */
export function isControl(line: string, known: ReadonlySet<string>): boolean {
  let left = bare(line)
  if (left.length > LONGEST_LINE) return false
  while (left !== '') {
    const control = controlAtStart(left, known)
    if (control === undefined) return false
    left = bare(left.slice(control.length))
  }
  return true
}

/** "Add to cart", not "Add". Looked up by the beginnings of the line, as a page may have thousands of lines and of controls. */
function controlAtStart(line: string, known: ReadonlySet<string>): string | undefined {
  for (let end = line.length; end > 0; end = line.lastIndexOf(' ', end - 1)) {
    const beginning = line.slice(0, end)
    if (known.has(beginning)) return beginning
  }
  return undefined
}

/** A link that acts on the page or leads to a person's own cart or account. */
function isAction({ url, href, scripted, rel }: LinkFacts): boolean {
  if (scripted || href === '#' || rel.includes('nofollow')) return true
  return url !== null && ACTION.test(url)
}

function repeatedOn({ text, links }: PageFacts): string[] {
  const lines = [text.main.split('\n'), links.filter(inMain).map((link) => link.text)]
  return lines.flatMap((some) =>
    [...Map.groupBy(some, bare)].filter(([, all]) => all.length >= A_LIST).map(([line]) => line),
  )
}

/** Not in a header, menu or footer, whose links and pictures belong to the theme. */
export const inMain = ({ region, hidden }: { region: LinkFacts['region']; hidden: boolean }): boolean =>
  region === 'main' && !hidden
