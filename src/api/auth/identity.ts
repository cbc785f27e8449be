/** Who is asking. */
export interface Identity {
  ownerId: string
  sessionId: string
  email: string
  emailVerified: boolean
  /** Runs this Fettle. */
  operator: boolean
  /** Signed in a short while ago. */
  fresh: boolean
}
