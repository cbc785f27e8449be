import { listed, plural } from '#core/words.ts'
import { pageName } from '#fixes/markup/new-title.ts'
import { KEPT_PLACES } from '../facts.ts'
import { isFinished, isUnnamed, type Rewrite } from './rewrite.ts'

/** "A new title for your homepage": what is finished, else what the owner completes, which ", to complete" says. */
export function nameOfOne({ page, title, description }: Rewrite): string {
  const texts = [
    { what: 'title', text: title },
    { what: 'description', text: description },
  ].filter(({ text }) => text !== null)
  const finished = texts.filter(({ text }) => isFinished(text))
  const named = listed((finished.length > 0 ? finished : texts).map(({ what }) => what))
  const name = `A new ${named} for ${pageName(page.url).replace(/^the /u, 'your ')}`
  return finished.length > 0 ? name : `${name}, to complete`
}

/**
 * "3 new titles and 5 new descriptions, and 1 more title in the list": as many as are finished, whatever the number of pages, and those that can be copied one by
 * one before those that are in the list alone; titles that the sheet has without the business' name apart, and so what is to be completed beside a finished text.
 * `areAll`: no page is at fault that the list leaves out. `shown`: the pages of which the texts can be copied one by one.
 */
export function nameOfSome(rewrites: readonly Rewrite[], areAll: boolean, shown: readonly Rewrite[]): string {
  const unnamed = rewrites.filter(isUnnamed).length
  const made = [
    ...countsOf(shown, 'new '),
    ...(unnamed > 0 ? [`${plural(unnamed, 'title')} to add your business name to`] : []),
    ...toComplete(shown),
  ]
  const more = countsOf(rewrites.slice(shown.length), 'more ')
  return made.length === 0
    ? `A list of titles and descriptions to write for ${areAll ? '' : 'the first '}${rewrites.length} pages`
    : `${listed(made)}${more.length > 0 ? `, and ${listed(more)} in the list` : ''}`
}

/** "3 new titles" and "1 new description", as many as are finished. */
function countsOf(rewrites: readonly Rewrite[], which: 'new ' | 'more '): string[] {
  const titles = rewrites.filter(({ title }) => isFinished(title)).length
  const descriptions = rewrites.filter(({ description }) => isFinished(description)).length
  return [
    ...(titles > 0 ? [plural(titles, `${which}title`)] : []),
    ...(descriptions > 0 ? [plural(descriptions, `${which}description`)] : []),
  ]
}

/** "1 title to complete": of pages with a finished text, beside which the other one is shown to be filled in. */
function toComplete(shown: readonly Rewrite[]): string[] {
  const partly = shown.filter(isCopied)
  const titles = partly.filter((one) => isBlank(one.title) && !isUnnamed(one)).length
  const descriptions = partly.filter(({ description }) => isBlank(description)).length
  return [
    ...(titles > 0 ? [`${plural(titles, 'title')} to complete`] : []),
    ...(descriptions > 0 ? [`${plural(descriptions, 'description')} to complete`] : []),
  ]
}

const isBlank = (text: string | null): boolean => text !== null && !isFinished(text)
const isCopied = ({ title, description }: Rewrite): boolean => isFinished(title) || isFinished(description)
const isMade = (one: Rewrite): boolean => isUnnamed(one) || isCopied(one)

/** So many pages are named before "3 others". */
const NAMED_PAGES = 3

/** "your homepage, /taps and /roofs"; of more than four the first three, and how many others. */
function namesOf(rewrites: readonly Rewrite[]): string {
  const names = rewrites.map(({ page }) => pageName(page.url).replace(/^the /u, 'your '))
  if (names.length <= NAMED_PAGES + 1) return listed(names)
  return listed([...names.slice(0, NAMED_PAGES), `${names.length - NAMED_PAGES} others`])
}

/** What the sheet of all new texts is made of, and what is left to do. */
export function noteOn(rewrites: readonly Rewrite[], areAll: boolean): string {
  const unnamed = rewrites.filter(isUnnamed)
  return [
    rewrites.some(isMade)
      ? 'Made from the headings and sentences of your own pages. Put them into your own words where they sound odd, and fill in what is empty.'
      : 'We could not make these texts from the headings and sentences of your own pages: fill in what is empty.',
    'What is the same in old and new is good as it is.',
    ...(unnamed.length === 0
      ? []
      : [
          `Add your business name to the ${unnamed.length === 1 ? 'title' : 'titles'} of ${namesOf(unnamed)}.`,
        ]),
    ...(areAll
      ? []
      : [`More pages need new texts: for each fault the list names ${KEPT_PLACES}, the next scan others.`]),
  ].join(' ')
}
