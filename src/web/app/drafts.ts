const PREFIX = 'fettle-draft:'

/** What somebody was typing under this name in this tab; `null` when nothing, or when the browser keeps nothing. */
export function readDraft(name: string): unknown {
  try {
    const text = sessionStorage.getItem(PREFIX + name)
    return text === null ? null : JSON.parse(text)
  } catch (error) {
    return nothing(error)
  }
}

/** Keeps what is being typed until the tab is closed; `null` forgets it. */
export function keepDraft(name: string, values: unknown): void {
  try {
    if (values === null) sessionStorage.removeItem(PREFIX + name)
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(values))
  } catch (error) {
    nothing(error)
  }
}

/** Forgets everything that was being typed. */
export function dropDrafts(): void {
  try {
    const names = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))
    for (const name of names) sessionStorage.removeItem(name)
  } catch (error) {
    nothing(error)
  }
}

/** Storage that is switched off or full, and a draft of another version, are no reason to stop somebody from typing. */
function nothing(error: unknown): null {
  if (error instanceof DOMException || error instanceof SyntaxError) return null
  throw error
}
