const ENTRY = /\/assets\/index-[\w-]+\.js/u
const RELOADED_FOR = 'fettle.reloaded-for'

/** The file that an HTML page of the app begins with; `null` when it names none. */
export const entryOf = (html: string): string | null => ENTRY.exec(html)?.[0] ?? null

interface Versions {
  /** The file that this page began with, and the one that a page would begin with now. */
  own: string | null
  current: string | null
  /** The one for which the page was loaded anew already. */
  reloadedFor: string | null
}

/** Whether a newer Fettle runs than the one this page is from, for which it was not loaded anew yet. */
export const isNewer = ({ own, current, reloadedFor }: Versions): boolean =>
  own !== null && current !== null && current !== own && current !== reloadedFor

/**
 * Loads the page anew when a newer Fettle runs: this page's own files are gone then, or do not fit those that are there. Once for
 * each newer one, so that a fault of its own cannot go round in circles. Answers whether it does.
 */
export async function reloadIfNewer(): Promise<boolean> {
  const html = await readPage()
  const versions = {
    own: entryOf(document.documentElement.outerHTML),
    current: html && entryOf(html),
    reloadedFor: sessionStorage.getItem(RELOADED_FOR),
  }
  if (!isNewer(versions)) return false
  sessionStorage.setItem(RELOADED_FOR, versions.current ?? '')
  window.location.reload()
  return true
}

/** The page as it is served now; `null` when nobody answers. */
async function readPage(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    return answer.ok ? await answer.text() : null
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
