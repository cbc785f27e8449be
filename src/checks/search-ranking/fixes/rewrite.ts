import type { PageFacts } from '#core/evidence/page.ts'
import { asPlainLine } from '#fixes/words.ts'

/** The new texts of a page. */
export interface Rewrite {
  page: PageFacts
  /** `null`: the present one is kept. */
  title: string | null
  description: string | null
  /** The title that stays, or the new one: without the blank for the business' name, where it is a good one without it that no other page has. */
  titleInSheet: string
  /** The description answers an error, not a warning. */
  isHomesError: boolean
}

export const titleNow = ({ title }: PageFacts): string => asPlainLine(title.text ?? '')

/** In a sheet, whose new columns can be used as they are: what stays is there again, and what is still to write is an empty cell. */
export const withoutBlank = (text: string): string => (text.includes('[your ') ? '' : text)

/** In the sheet its title stands without the blank for the business' name. */
export const isUnnamed = ({ title, titleInSheet }: Rewrite): boolean =>
  title !== null && title !== titleInSheet

export const isFinished = (text: string | null): boolean => text !== null && withoutBlank(text) !== ''

export const hasBlank = ({ title, description }: Rewrite): boolean =>
  `${title ?? ''}${description ?? ''}`.includes('[your ')
