/** Where on a page something stands, by landmark element or role; `main` is everything else. */
export type Region = 'header' | 'nav' | 'main' | 'aside' | 'footer'
