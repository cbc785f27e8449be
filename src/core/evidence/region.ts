/** Region of a page by landmark element or role; `main` is everything outside the others. */
export type Region = 'header' | 'nav' | 'main' | 'aside' | 'footer'
