const PREFIX = 'fettle-draft:'

/** Where a draft is kept: until the tab is closed, or, for what takes long to type, in the browser until somebody signs out. */
export type DraftPlace = 'tab' | 'browser'

const storeOf = (place: DraftPlace): Storage => (place === 'tab' ? sessionStorage : localStorage)

/** Names the draft of an owner's form by what the form is read from. */
export const draftName = (ownerId: string, query: readonly unknown[]): string =>
  `${ownerId}:${query.join('/')}`

/** What somebody was typing under this name; `null` when nothing, or when the browser keeps nothing. */
export function readDraft(name: string, place: DraftPlace = 'tab'): unknown {
  try {
    const text = storeOf(place).getItem(PREFIX + name)
    return text === null ? null : JSON.parse(text)
  } catch (error) {
    return nothing(error)
  }
}

/** Keeps what is being typed; `null` forgets it. */
export function keepDraft(name: string, values: unknown, place: DraftPlace = 'tab'): void {
  try {
    if (values === null) storeOf(place).removeItem(PREFIX + name)
    else storeOf(place).setItem(PREFIX + name, JSON.stringify(values))
  } catch (error) {
    nothing(error)
  }
}

/** Forgets everything that was being typed. */
export function dropDrafts(): void {
  try {
    for (const store of [sessionStorage, localStorage]) {
      const names = Object.keys(store).filter((key) => key.startsWith(PREFIX))
      for (const name of names) store.removeItem(name)
    }
  } catch (error) {
    nothing(error)
  }
}

/** Storage that is switched off or full, and a draft of another version, are no reason to stop somebody from typing. */
function nothing(error: unknown): null {
  if (error instanceof DOMException || error instanceof SyntaxError) return null
  throw error
}
