import { blanksIn } from '#fixes/fields.ts'
import type { Piece } from '#fixes/fix.ts'
import { pageName } from '#fixes/markup/new-title.ts'
import { descriptionNow } from '#fixes/markup/new-description.ts'
import { escapeHtml } from '#fixes/words.ts'
import { hasBlank, isFinished, type Rewrite, titleNow } from './rewrite.ts'

/**
 * A homepage without a summary is an error, and other texts answer warnings: it comes first, also where the owner has to write it. After it the list begins with what can be used as it is:
 * only a text without placeholders can be shown as a preview.
 */
export const rewritesInOrder = (rewrites: readonly Rewrite[]): Rewrite[] =>
  rewrites.toSorted((a, b) => rank(a) - rank(b))
const rank = (rewrite: Rewrite): number => (rewrite.isHomesError ? -1 : unfinishedIn(rewrite))
/** 0: every text is finished; 1: one of two; 2: none. */
const unfinishedIn = (rewrite: Rewrite): number =>
  hasBlank(rewrite) ? (isFinished(rewrite.title) || isFinished(rewrite.description) ? 1 : 2) : 0

/** How the texts of a page are copied. */
interface Copies {
  /** Some text is finished, and those that are not are for later. */
  hasFinished: boolean
  /** The owner pastes into files: a description is the whole line. */
  inFiles: boolean
}

/**
 * The new texts of a page to copy, the finished ones first, under what its search result will look like. That asks for what is not written yet, too, so
 * that each text of the page can be copied; those of a page without a finished one are for later.
 */
export function copiesOf(rewrite: Rewrite, { hasFinished, inFiles }: Copies): Piece[] {
  const { page, title, description, isHomesError: isFirst } = rewrite
  const isLater = hasFinished && !isFirst && !isFinished(title) && !isFinished(description)
  const texts = [
    { what: 'Title', text: title },
    { what: 'Description', text: description },
  ]
    .flatMap(({ what, text }) => (text === null ? [] : [{ what, text, isFinal: isFinished(text) }]))
    .toSorted((a, b) => Number(b.isFinal) - Number(a.isFinal))
  return texts.map(({ what, text }, at) => ({
    title: `${what} for ${pageName(page.url)}`,
    ...(what === 'Description' && inFiles
      ? { kind: 'html', content: `<meta name="description" content="${escapeHtml(text)}">` }
      : { kind: 'text', content: text }),
    ...(isLater ? { isLater } : {}),
    ...(at === 0 ? { preview: { kind: 'search', rows: [previewOf(rewrite)] } } : {}),
  }))
}

const previewOf = ({ page, title, description }: Rewrite) => ({
  address: page.url,
  title: title ?? titleNow(page),
  description: description ?? descriptionNow(page),
  now: { title: titleNow(page), description: descriptionNow(page) },
})

/** Whether one of these pieces for now asks for the whole description. */
export const isAskedHere = (description: string | null, copies: readonly Piece[]): description is string =>
  description !== null &&
  !isFinished(description) &&
  copies.some(({ isLater, content }) => isLater !== true && content.includes(description))

/** What is typed for the pieces is in the sheet, too, where its cell may stay empty. */
export const fieldsInSheet = (
  rewrites: readonly Rewrite[],
  copies: readonly Piece[],
): NonNullable<Piece['fields']> =>
  rewrites
    .flatMap(({ description }) => (isAskedHere(description, copies) ? blanksIn(description) : []))
    .map((blank) => {
      const { from: _, ...field } = blank
      return { ...field, mayBeEmpty: true }
    })
