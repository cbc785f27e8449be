const ENTRY = /\/assets\/index-[\w-]+\.js/u
const RELOADED_FOR = 'fettle.reloaded-for'
/** So long the server's page is waited for; meanwhile the reader sees nothing. */
const LONGEST_MS = 5_000

/** The first script of an HTML page of the app; `null` when it names none. */
export const entryOf = (html: string): string | null => ENTRY.exec(html)?.[0] ?? null

interface Versions {
  /** The first script of this page, and of a page loaded now. */
  own: string | null
  current: string | null
  /** The version for which the page was reloaded already. */
  reloadedFor: string | null
}

/** Whether the server has a newer version than this page, for which it has not reloaded yet. */
export const isNewer = ({ own, current, reloadedFor }: Versions): boolean =>
  own !== null && current !== null && current !== own && current !== reloadedFor

/**
 * Reloads the page when the server has a newer version: this page's files no longer exist then, or do not fit the present ones. Once for
 * each version, so that a fault of the new one cannot cause a loop. Returns whether it reloads.
 */
export async function reloadIfNewer(): Promise<boolean> {
  const store = tabStore()
  if (store === null) return false
  const html = await readPage()
  const versions = {
    own: entryOf(document.documentElement.outerHTML),
    current: html && entryOf(html),
    reloadedFor: store.getItem(RELOADED_FOR),
  }
  if (!isNewer(versions)) return false
  store.setItem(RELOADED_FOR, versions.current ?? '')
  window.location.reload()
  return true
}

/** What this tab stores; `null`: the browser stores nothing, so that a reload could not be remembered. */
function tabStore(): Storage | null {
  try {
    return window.sessionStorage
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

/** The page as the server has it now; `null` without an answer in time. */
async function readPage(): Promise<string | null> {
  try {
    const answer = await fetch('/', {
      cache: 'no-store',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(LONGEST_MS),
    })
    return answer.ok ? await answer.text() : null
  } catch (error) {
    if (error instanceof TypeError || isTimeout(error)) return null
    throw error
  }
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'
