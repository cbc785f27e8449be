/** A page's markup without its styles and symbols, an element a line. */
export const styleLess = (html: string): string =>
  html
    .replaceAll(/<style>[\s\S]*?<\/style>/gu, '')
    .replaceAll(/<svg width="0"[\s\S]*?<\/svg>/gu, '')
    .replaceAll(/>\s*</gu, '>\n<')
