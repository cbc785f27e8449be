/** What programs that save websites write into the pages: HTTrack, browsers, SingleFile, SaveWeb2ZIP, and archives of the web. */
const MARKS = [
  /\bby HTTrack\b/iu,
  // A web address: "about:internet" is written by page programs into pages of their own.
  /^\s*saved from url=\(\d{4}\)https?:/iu,
  /\bsaved with SingleFile\b/iu,
  /\bSaveWeb2ZIP\b/iu,
  /\bFILE ARCHIVED ON\b.*\bRETRIEVED FROM THE\s+INTERNET ARCHIVE\b/isu,
]
const COMMENT = /<!--(.{0,400})/gsu

/** Whether a program saved this page from another website or from where the website was before: it is a file, whatever system its text names. */
export function isSavedCopy(html: string): boolean {
  for (const [, begun = ''] of html.matchAll(COMMENT)) {
    const [comment = ''] = begun.split('-->', 1)
    if (MARKS.some((mark) => mark.test(comment))) return true
  }
  return false
}
