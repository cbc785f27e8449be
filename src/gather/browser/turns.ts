/** Runs one task at a time: urgent ones before waiting ones, without interrupting a running one. */
export interface Turns {
  run: <T>(urgent: boolean, work: () => Promise<T>) => Promise<T>
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
    async run(urgent, work) {
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
