/** The ending of a page's file: of HTML, or of a program that writes it. */
export const PAGE_ENDING = /\.(?:html?|php\d?|aspx?|jsp|cfm)$/iu

/** Whether a path may be a page's, by its ending or having none: those of pictures and documents are not. */
export const mayBePage = (path: string): boolean => /\/[^/.]*$/u.test(path.replace(PAGE_ENDING, ''))
