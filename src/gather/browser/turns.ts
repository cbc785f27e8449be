/** Hands out one turn at a time: urgent ones before waiting ones, but never in the middle of one. */
export interface Turns {
  take: <T>(urgent: boolean, work: () => Promise<T>) => Promise<T>
}

export function createTurns(): Turns {
  const urgentOnes: (() => void)[] = []
  const others: (() => void)[] = []
  let busy = false

  const next = (): void => {
    const begin = urgentOnes.shift() ?? others.shift()
    busy = begin !== undefined
    begin?.()
  }
  return {
    async take(urgent, work) {
      if (busy) await new Promise<void>((begin) => (urgent ? urgentOnes : others).push(begin))
      busy = true
      try {
        return await work()
      } finally {
        next()
      }
    },
  }
}
