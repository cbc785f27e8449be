/** Rules about the title or the description of a page. Where it has two of one kind, one has to go, and neither is rewritten. */
export const isAboutTexts = (id: string): boolean => ABOUT_TEXTS.test(id)

const ABOUT_TEXTS = /^(?:title|description)-(?!multiple$)/u

/** Which of title and heading is wrong only the owner knows: this alone rewrites no title. */
export const UNRELATED = 'title-h1-unrelated'

/** Rules that a ready-made title or description answers. */
export const isAnsweredByTexts = (id: string): boolean => isAboutTexts(id) && id !== UNRELATED

/** Pages whose new texts are shown one by one; those of all pages are in a list. */
export const SHOWN_PAGES = 3
