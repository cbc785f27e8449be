const PREFIX = 'fettle-draft:'

/** Where a draft is stored: in the tab until it is closed, or, for long forms, in the browser. A sign-out deletes both. */
export type DraftPlace = 'tab' | 'browser'

const storeOf = (place: DraftPlace): Storage => (place === 'tab' ? sessionStorage : localStorage)

/** The name of a draft, by its owner and the query of its form. */
export const draftName = (ownerId: string, query: readonly unknown[]): string =>
  `${ownerId}:${query.join('/')}`

/** The draft of this name; `null` when there is none, or when the browser stores nothing. */
export function readDraft(name: string, place: DraftPlace = 'tab'): unknown {
  try {
    const text = storeOf(place).getItem(PREFIX + name)
    return text === null ? null : JSON.parse(text)
  } catch (error) {
    return nothing(error)
  }
}

/** Stores a draft; `null` deletes it. */
export function keepDraft(name: string, values: unknown, place: DraftPlace = 'tab'): void {
  try {
    if (values === null) storeOf(place).removeItem(PREFIX + name)
    else storeOf(place).setItem(PREFIX + name, JSON.stringify(values))
  } catch (error) {
    nothing(error)
  }
}

/** Deletes all drafts. */
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

/** Storage that is switched off or full, and a draft of another version, must not keep somebody from typing. */
function nothing(error: unknown): null {
  if (error instanceof DOMException || error instanceof SyntaxError) return null
  throw error
}
