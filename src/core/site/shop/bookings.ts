import type { PageFacts } from '../../evidence/page.ts'

const BOOK =
  /^\W{0,5}(?:book(?: (?:it )?(?:now|online|here|today)| (?:an?|your|my) .{1,30})?|bookings?|make a (?:booking|reservation)|reserve(?: .{1,30})?)\W{0,5}$/iu

/** Whether a text asks to book and nothing else: "Book now", "Book a table", "Make a reservation". */
export const asksToBook = (text: string): boolean => BOOK.test(text)

/** Whether a booking service is linked or embedded, or a button asks to book. */
export const takesBookings = (pages: readonly PageFacts[]): boolean =>
  pages.some(
    ({ technologies, links, buttons }) =>
      technologies.some(({ kind }) => kind === 'booking') ||
      [...links, ...buttons].some(({ text }) => asksToBook(text)),
  )
