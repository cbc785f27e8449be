const LOOK_AGAIN_MS = 1_000

interface LookAsked {
  status: 'pending' | 'error' | 'success'
  data?: { state: string } | undefined
}

/** Milliseconds after which a look at the page of an ad is asked for again: while Fettle is looking, and not after a failure. */
export const lookAgainIn = ({ status, data }: LookAsked): number | false =>
  status === 'error' || (data !== undefined && data.state !== 'looking') ? false : LOOK_AGAIN_MS
