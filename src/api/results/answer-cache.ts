interface Kept<T> {
  value: T
  until: number
}

/** Caches answers for a short time, at most `most` of them: the oldest is removed first. */
export interface AnswerCache<T> {
  get: (key: string, now: number) => T | undefined
  keep: (key: string, value: T, until: number) => void
  clear: () => void
}

export function answerCache<T>(most: number): AnswerCache<T> {
  const kept = new Map<string, Kept<T>>()
  return {
    get(key, now) {
      const found = kept.get(key)
      if (!found) return undefined
      if (found.until > now) return found.value
      kept.delete(key)
      return undefined
    },
    keep(key, value, until) {
      kept.delete(key)
      kept.set(key, { value, until })
      if (kept.size > most) for (const oldest of kept.keys()) return void kept.delete(oldest)
    },
    clear: () => kept.clear(),
  }
}
