import type { LinkFacts, PageFacts } from '#core/evidence/page.ts'
import { because, type Failure, withSubject } from '#core/reasons.ts'
import { isDrawnByService } from '#core/site/embedded-form.ts'
import { isEmail } from '#core/site/form-fields.ts'
import { plainWords } from '#core/site/phrases.ts'
import { contactPlace } from './contact-place.ts'
import { CONTACTING, ENQUIRING } from './opening-words.data.ts'

const ENQUIRES: ReadonlySet<string> = new Set(ENQUIRING)
const CONTACTS: ReadonlySet<string> = new Set(CONTACTING)

/**
 * Why a website may have a contact form that is in none of its pages: a form service's script draws one, or a script makes one when a button is pressed.
 * `null` where nothing hints at that.
 */
export function whyFormMayCome(pages: readonly PageFacts[]): Failure | null {
  const page = drawnPage(pages) ?? pages.find((one) => isRead(one) && mayOpenForm(one, pages))
  return page === undefined ? null : withSubject('page', because('partial_crawl'), page.url)
}

const isRead = ({ status }: PageFacts): boolean => status >= 200 && status < 300

/** A script on the homepage as well is part of every page's frame: then the homepage tells what it draws. */
function drawnPage(pages: readonly PageFacts[]): PageFacts | undefined {
  const [home] = pages
  return (home && isDrawnByService(home) ? [home] : pages).find(
    (page) =>
      isRead(page) && isDrawnByService(page) && !page.forms.some(({ fields }) => fields.some(isEmail)),
  )
}

/** A hidden form that is there is what the button opens. */
function mayOpenForm({ scripts, forms, buttons, links }: PageFacts, pages: readonly PageFacts[]): boolean {
  if (scripts.length === 0 || forms.some(({ opened }) => opened)) return false
  const led = new Set(links.filter(({ url }) => url !== null).map(nameAndPlace))
  const opening = [
    ...buttons.filter((button) => !led.has(nameAndPlace(button))),
    ...links.filter(leadsNowhere),
  ]
  const texts = opening.map(({ text }) => plainWords(text))
  return (
    texts.some((text) => ENQUIRES.has(text)) ||
    (texts.some((text) => CONTACTS.has(text)) && contactPlace(pages) === null)
  )
}

/** A button inside a link leads where the link does: both have one text and one region. */
const nameAndPlace = ({ text, region }: PageFacts['buttons'][number]): string =>
  `${region} ${plainWords(text)}`

/** A link to `#` is as often a menu item that somebody forgot. */
const leadsNowhere = ({ hidden, url, scripted, opens }: LinkFacts): boolean =>
  !hidden && url === null && scripted && opens === undefined
